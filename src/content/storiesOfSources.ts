import { sampleSources, sourcesOf } from './admin/newsSources'
import { ageOfDay } from './headline'
import { sectionById } from './sections'
import { storiesOfCard, withTopic } from './stories'
import type { Story } from './story'

/** The last articles of the admin's news sources as stories; its cards are the categories. */
export const sourceStories = (): Story[] =>
  [...new Set(sampleSources.map(({ category }) => category))].flatMap((category) => {
    const headlines = sourcesOf(category).map((source) => ({
      ...source,
      ageMinutes: ageOfDay(source.publishDate),
      day: source.publishDate,
      glyph: source.image.glyph,
    }))
    return storiesOfCard('sources', category, headlines, () => ({
      place: sectionById(category).name,
      colours: { topic: category },
      ...withTopic(category === 'breaking' ? undefined : category),
      page: category === 'breaking' ? { to: '/' } : { to: '/$topic', params: { topic: category } },
    }))
  })
