import { countryFacts } from '@/content/countryFacts'
import { storyFileOf } from '@/content/loadStories'
import { loadTopicPage } from '@/content/loadTopicPage'
import {
  type Article,
  type Base,
  type Columns,
  DAY,
  FIRST,
  type PackedContent,
  type PackedItems,
} from '@/content/packedItems'
import { loadSearchItems } from '@/content/searchItems'
import { topics } from '@/content/topics'

const items = await loadSearchItems()
const articles = items.filter((item) => item.kind === 'article')
articles.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))

const bases: string[] = []
const sources: string[] = []
const rows = articles.map(({ source, ageMinutes, day, ...rest }): Article => {
  const { place, link, picture } = rest
  const story = link.search?.story ?? ''
  const file = storyFileOf(story) ?? ''
  const [, cardId = '', number] = /^-(.+)-(\d+)$/.exec(story.slice(file.length)) ?? []
  const { topic, glyph = '', words } = picture
  const base: Base = { file, cardId, place, to: link.to, topic, glyph }
  const json = JSON.stringify(base)
  if (!bases.includes(json)) bases.push(json)
  const isNew = !sources.includes(source)
  const ago = isNew ? 0 : sources.length - sources.indexOf(source)
  if (isNew) sources.push(source)
  return {
    base: bases.indexOf(json),
    story: Number(number),
    source: ago,
    age: day ? -Date.parse(day) / DAY : ageMinutes,
    hasWords: words === undefined ? 0 : 1,
  }
})

const columns = <Row extends object>(rows: readonly Row[]) =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((key) => [key, rows.map((row) => row[key as keyof Row])]),
  ) as unknown as Columns<Row>

const pages = await Promise.all(
  topics.map(async ({ slug }) => {
    const { intro, cards } = await loadTopicPage(slug)
    return [slug, { intro, cards: cards.map(({ articles: _, ...card }) => card) }]
  }),
)

const content: PackedContent = {
  bases: columns(bases.map((base): Base => JSON.parse(base))),
  articles: columns(rows),
  titles: articles.map(({ title }) => title).join('\n'),
  sources: sources.join('\n'),
  pages: Object.fromEntries(pages),
  facts: countryFacts,
  others: items.filter(({ kind }) => !['article', 'section', 'country'].includes(kind)),
}

function encode(json: string): PackedItems {
  const counts = Map.groupBy(json.split(''), (letter) => letter)
  const alphabet = [...counts.keys()].sort(
    (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
  )
  const codes = new Map(alphabet.map((letter, at) => [letter, String.fromCharCode(FIRST + at)]))
  return { alphabet: alphabet.join(''), text: json.replace(/./gs, (one) => codes.get(one) ?? '') }
}

/** Made while the module is imported: `importTs` loads nothing afterwards. */
export const packed = encode(JSON.stringify(content))
