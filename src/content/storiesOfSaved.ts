import { interestById } from './interests'
import { savedArticles } from './savedArticles'
import { sectionById } from './sections'
import { ageOfDay, storiesOfCard, toneAt } from './stories'
import type { Story } from './story'

/** The stories that the demo's reader has saved. They are older than those that their sections show. */
export function savedStories(): Story[] {
  const headlines = savedArticles.map((article) => ({
    ...article,
    ageMinutes: ageOfDay(article.date),
  }))
  return storiesOfCard('saved', 'articles', headlines, ({ category }, index) => {
    const { name, topic } = interestById(category)
    return {
      place: name,
      picture: { topic, glyph: sectionById(topic).icon, tone: toneAt(index) },
      page: { to: '/$topic', params: { topic } },
    }
  })
}
