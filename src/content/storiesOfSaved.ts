import { ageOfDay } from './headline'
import { savedArticles } from './savedArticles'
import { storiesOfCard } from './stories'
import type { Story } from './story'
import { topics } from './topics'

/** The stories that the demo's reader has saved. They are older than those that their sections show. */
export function savedStories(): Story[] {
  const headlines = savedArticles.map((article) => ({
    ...article,
    ageMinutes: ageOfDay(article.date),
    day: article.date,
  }))
  return storiesOfCard('saved', 'articles', headlines, ({ category }) => {
    const topic = topics.find(({ name }) => name === category)?.slug ?? 'culture'
    return {
      place: category,
      colours: { topic },
      topic,
      page: { to: '/$topic', params: { topic } },
    }
  })
}
