import { dashboardArticles } from './dashboard'
import { interests } from './interests'
import { storiesOfCard } from './stories'
import type { Story } from './story'

/** The stories that the dashboard selects from; its cards are the interests. */
export const dashboardStories = (): Story[] =>
  interests.flatMap(({ id, topic, name }) => {
    const articles = dashboardArticles.filter(({ category }) => category === id)
    const headlines = articles.map((article) => ({
      ...article,
      ageMinutes: article.time,
      glyph: article.image.glyph,
    }))
    return storiesOfCard('dashboard', id, headlines, () => ({
      place: name,
      colours: { topic },
      topic,
      page: { to: '/$topic', params: { topic } },
    }))
  })
