import type { CountrySlug } from './countries'
import { countryCardNames } from './countryCards'
import type { CountryFacts } from './countryFacts'
import type { CountryCardId } from './countryPages/countryPage'
import { ageOfDay } from './headline'
import { toneOf } from './picture'
import type { ArticleItem, ContentLink, SearchItem } from './searchItem'
import { textsOfArticle } from './searchItemsArticles'
import { placeItems, type SearchedPage } from './searchItemsPlaces'

/** What articles of a card have in common. */
export type Base = {
  file: string
  cardId: string
  place: string
  to: ContentLink['to']
  topic: string
  glyph: string
}

/** `source`: 0 is the next of `sources`; otherwise how many before the next. `age`: a day is a number below 0. */
export type Article = {
  base: number
  story: number
  source: number
  age: number
  hasWords: 0 | 1
}

/** Lists of one kind of value take less space in a compressed file than rows. */
export type Columns<Row> = { [Key in keyof Row]: readonly Row[Key][] }

/** What the search can find, without what can be computed from the rest: articles in the order of their ids. */
export type PackedContent = {
  bases: Columns<Base>
  articles: Columns<Article>
  /** lines: a line is a title or a source */
  titles: string
  sources: string
  pages: Readonly<Partial<Record<string, SearchedPage>>>
  facts: Readonly<Record<CountrySlug, CountryFacts>>
  others: readonly SearchItem[]
}

/**
 * The content as JSON; for each character its place in `alphabet`, counted from `FIRST`. The most frequent are ASCII, so
 * that an Arabic letter is one byte. `scripts/packedItems.ts` makes it for `virtual:search-items`.
 */
export type PackedItems = { alphabet: string; text: string }

/** `#`: JavaScript escapes `"`, and before it are only `!`, a space and control characters. */
export const FIRST = 35

export const DAY = 24 * 60 * 60 * 1000

/** The items again, the newest articles first. */
export function unpack({ alphabet, text }: PackedItems): SearchItem[] {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < codes.length; at += 1)
    codes[at] = alphabet.charCodeAt(text.charCodeAt(at) - FIRST)
  const content: PackedContent = JSON.parse(new TextDecoder('utf-16').decode(codes))
  return [
    ...articlesOf(content).sort((one, other) => one.ageMinutes - other.ageMinutes),
    ...content.others,
    ...placeItems(content.pages, content.facts),
  ]
}

function articlesOf({ bases, articles, titles, pages, ...content }: PackedContent): ArticleItem[] {
  const cards = rowsOf(bases).map(({ file, cardId, place, to, topic, glyph }) => {
    const isOfCountry = topic === 'country'
    return {
      id: `${file}-${cardId}`,
      place,
      names: isOfCountry
        ? countryCardNames(cardId as CountryCardId)
        : pages[file]?.cards.find(({ id }) => id === cardId),
      picture: { topic, ...(isOfCountry && { place: file }), glyph: glyph || undefined },
      page: linkTo(to, { topic, slug: file, card: cardId, name: place }),
    }
  })
  const sources = content.sources.split('\n')
  let named = 0
  /** the story of the last article, and how many other outlets have covered it so far */
  let last = { story: '', headline: '', tone: toneOf(0), count: 0 }
  return titles.split('\n').flatMap((title, at): ArticleItem[] => {
    const card = cards[articles.base[at] ?? 0]
    if (!card) return []
    const { place, names } = card
    const ago = articles.source[at] ?? 0
    const source = sources[ago === 0 ? named++ : named - ago] ?? ''
    const story = `${card.id}-${articles.story[at]}`
    const age = articles.age[at] ?? 0
    const day = age < 0 ? new Date(-age * DAY).toISOString().slice(0, 10) : undefined
    const ageMinutes = day ? ageOfDay(day) : age
    last =
      last.story === story
        ? { ...last, count: last.count + 1 }
        : { story, headline: title, tone: toneOf(ageMinutes), count: 0 }
    const words = articles.hasWords[at] === 1 && { words: last.headline }
    return [
      {
        kind: 'article',
        id: last.count === 0 ? story : `${story}-by-${last.count}`,
        title,
        source,
        ageMinutes,
        day,
        place,
        ...(names && { card: names.nameAr }),
        picture: { ...card.picture, tone: last.tone, ...words },
        texts: textsOfArticle({ place, source }, names),
        link: { ...card.page, search: { story } },
      },
    ]
  })
}

const rowsOf = <Row extends object>(columns: Columns<Row>): Row[] => {
  const lists: [string, readonly unknown[]][] = Object.entries(columns)
  const [, first = []] = lists[0] ?? []
  return first.map(
    (_, at) => Object.fromEntries(lists.map(([key, list]) => [key, list[at]])) as Row,
  )
}

/** The link of a route with those of the params that it has. */
const linkTo = (to: ContentLink['to'], params: Record<string, string>) => {
  const own = [...to.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, params[name]])
  return { to, ...(own.length > 0 && { params: Object.fromEntries(own) }) } as ContentLink
}
