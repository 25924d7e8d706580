import { homeArticles } from './homeArticles'
import { sectionById } from './sections'
import { storiesOfCard, toneAt } from './stories'
import type { Story } from './story'
import { topics } from './topics'

/** The stories of the home page, whose cards are sections. */
export const homeStories = (): Story[] =>
  (['breaking', ...topics.map(({ slug }) => slug)] as const).flatMap((id) => {
    const { name, icon } = sectionById(id)
    return storiesOfCard('home', id, homeArticles[id], ({ picture, topic }, index) => ({
      place: name,
      picture: picture ?? { topic: id, glyph: icon, tone: toneAt(index) },
      topic,
      page: { to: '/' },
    }))
  })
