import { ageOfDay } from './headline'
import { type HeadlinePicture, toneOf } from './picture'
import type { ArticleItem, SearchItem } from './searchItem'

/** What the articles of a card have in common; `prefix` begins the ids of their stories, and an empty text is the source. */
type Base = Pick<ArticleItem, 'place' | 'card' | 'texts' | 'link'> & {
  prefix: string
  picture: Omit<HeadlinePicture, 'tone' | 'words'>
}

/**
 * The items of the search without what their articles repeat: the build makes them for `virtual:search-items`. Lists of
 * one kind of value, in the order of the ids, take the least space in a compressed file.
 */
export type PackedItems = {
  bases: readonly Base[]
  sources: readonly string[]
  /**
   * of each article: the place of its base, the number of its story, its title, the place of its source, its age, or the
   * day in its place as a number below 0, and 1 if nobody has chosen its picture, so that the headline of its story does
   */
  articles: {
    base: readonly number[]
    story: readonly number[]
    title: readonly string[]
    source: readonly number[]
    age: readonly number[]
    byWords: readonly (0 | 1)[]
  }
  others: readonly SearchItem[]
}

const DAY = 24 * 60 * 60 * 1000

/** Packs the items of `loadSearchItems`. */
export function pack(items: readonly SearchItem[]): PackedItems {
  const articles = items.filter((item) => item.kind === 'article')
  articles.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  const storyOf = ({ link }: ArticleItem) => link.search?.story ?? ''
  const bases = articles.map((article): Base => {
    const { kind, id, title, source, ageMinutes, day, picture, link, ...rest } = article
    const { tone, words, ...drawing } = picture
    const { search, ...page } = link
    const texts = rest.texts.map((text) => (text === source ? '' : text))
    const prefix = storyOf(article).replace(/\d+$/, '')
    return { ...rest, prefix, texts, picture: drawing, link: page }
  })
  const own = new Map(bases.map((base) => [JSON.stringify(base), base]))
  const keys = [...own.keys()]
  const sources = [...new Set(articles.map(({ source }) => source))]
  return {
    bases: [...own.values()],
    sources,
    articles: {
      base: bases.map((base) => keys.indexOf(JSON.stringify(base))),
      story: articles.map((article) => Number(/\d+$/.exec(storyOf(article))?.[0])),
      title: articles.map(({ title }) => title),
      source: articles.map(({ source }) => sources.indexOf(source)),
      age: articles.map(({ ageMinutes, day }) => (day ? -Date.parse(day) / DAY : ageMinutes)),
      byWords: articles.map(({ picture }) => (picture.words === undefined ? 0 : 1)),
    },
    others: items.filter(({ kind }) => kind !== 'article'),
  }
}

/** The items again, the newest articles first. */
export function unpack({ bases, sources, articles, others }: PackedItems): SearchItem[] {
  /** the story of the last article, and how many other outlets have covered it so far */
  let last = { story: '', headline: '', tone: toneOf(0), count: 0 }
  const items = articles.title.flatMap((title, at): ArticleItem[] => {
    const base = bases[articles.base[at] ?? 0]
    if (!base) return []
    const { prefix, texts, picture, link, ...rest } = base
    const source = sources[articles.source[at] ?? 0] ?? ''
    const story = `${prefix}${articles.story[at]}`
    const age = articles.age[at] ?? 0
    const day = age < 0 ? new Date(-age * DAY).toISOString().slice(0, 10) : undefined
    const ageMinutes = day ? ageOfDay(day) : age
    last =
      last.story === story
        ? { ...last, count: last.count + 1 }
        : { story, headline: title, tone: toneOf(ageMinutes), count: 0 }
    const words = articles.byWords[at] === 1 && { words: last.headline }
    return [
      {
        ...rest,
        kind: 'article',
        id: last.count === 0 ? story : `${story}-by-${last.count}`,
        title,
        source,
        ageMinutes,
        day,
        texts: texts.map((text) => text || source),
        picture: { ...picture, tone: last.tone, ...words },
        link: { ...link, search: { story } },
      },
    ]
  })
  return [...items.sort((one, other) => one.ageMinutes - other.ageMinutes), ...others]
}
