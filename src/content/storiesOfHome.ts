import { homeArticles } from './homeArticles'
import { sectionById } from './sections'
import { storiesOfCard } from './stories'
import type { Story } from './story'
import { topics } from './topics'

/** The stories of the home page, whose cards are sections. */
export const homeStories = (): Story[] =>
  (['breaking', ...topics.map(({ slug }) => slug)] as const).flatMap((id) => {
    const { name } = sectionById(id)
    return storiesOfCard('home', id, homeArticles[id], ({ topic }) => ({
      place: name,
      colours: { topic: id },
      topic,
      page: { to: '/' },
    }))
  })
