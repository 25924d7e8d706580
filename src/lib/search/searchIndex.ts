import { closeness, type Distance, type Forms, formsOf, wantedWords, writtenWords } from './words'

type SearchOptions<Item> = {
  /** the maximum number of results */
  limit?: number
  /** a filter for the items */
  where?: (item: Item) => boolean
}

/** The score of a word by its closeness (0–3): whole, whole apart from the article, prefix, inside another word. */
const IN_TITLE = [0, 1, 4, 6] as const

const IN_OTHER_TEXT = [2, 3, 5, 7] as const

/** The score of an item that lacks a word. */
const OUT = Number.POSITIVE_INFINITY

/**
 * Creates an index over items that tolerates variants of Arabic spelling (D-10): hamza and alef forms, ta marbuta,
 * alef maqsura, diacritics, tatweel, digits, the article, a joined و ب ل ك ف. It is built once; a search
 * reads only the indexed words with the prefixes of the query, not the texts of the items.
 */
export function createSearchIndex<Item extends Searchable>(items: readonly Item[]) {
  const terms = buildTerms(items)
  return {
    /**
     * Returns the items that contain every word of the query, in any order, as a whole word or a prefix. Whole words
     * rank above prefixes, and prefixes above words after a joined letter; each in a title above the same in other
     * texts. Items of equal rank keep the given order. A query without words finds nothing.
     */
    search(query: string, options: SearchOptions<Item> = {}): Item[] {
      const { limit = Number.POSITIVE_INFINITY, where = () => true } = options
      const wanted = wantedWords(query)
      let scores = items.map(() => (wanted.length > 0 ? 0 : OUT))
      for (const forms of wanted) {
        const found = scoresOf(terms, forms)
        scores = scores.map((score, at) => score + (found.get(at) ?? OUT))
        if (scores.every((score) => score === OUT)) return []
      }
      return items
        .map((item, at) => ({ item, score: scores[at] ?? OUT }))
        .filter(({ item, score }) => score < OUT && where(item))
        .sort((one, other) => one.score - other.score)
        .slice(0, limit)
        .map(({ item }) => item)
    },
  }
}

/** The best score of each item, by its index, in which a word begins with one of these forms. */
function scoresOf({ names, postings }: Terms, forms: Forms): ReadonlyMap<number, number> {
  const scores = new Map<number, number>()
  for (const [form, distance] of forms) {
    const end = lowerBound(names, `${form}\uffff`)
    for (const name of names.slice(lowerBound(names, form), end)) {
      for (const posting of postings.get(name) ?? []) {
        const close = closeness(name === form, (posting & 3) as Distance, distance, form.length)
        if (close === null) continue
        const item = posting >>> 3
        const score = (posting & 4 ? IN_OTHER_TEXT : IN_TITLE)[close]
        scores.set(item, Math.min(score, scores.get(item) ?? OUT))
      }
    }
  }
  return scores
}

/** The index of the first name that is not less than this text. */
function lowerBound(names: readonly string[], text: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((names[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The searchable texts of an item. A match in the title ranks above an equal match in another text. */
export type Searchable = {
  title: string
  /** other texts of the item: source, place, description */
  texts?: readonly string[]
}

/**
 * Every form of every word, sorted, with the items that contain it. Forms with the same prefix are adjacent, so a
 * prefix is a range, which binary search finds. A posting is one number: the item's index × 8, + 4 when the word
 * is outside the title, + the distance of the form from the word.
 */
type Terms = { names: readonly string[]; postings: ReadonlyMap<string, readonly number[]> }

function buildTerms(items: readonly Searchable[]): Terms {
  const lists = new Map<string, number[]>()
  // A word is folded once, however often it is written.
  const known = new Map<string, Forms[]>()

  const addText = (text: string, base: number) => {
    for (const [written] of writtenWords(text)) {
      const words = known.get(written) ?? formsOf(written)
      known.set(written, words)
      for (const forms of words) {
        for (const [form, distance] of forms) addPosting(lists, form, base + distance)
      }
    }
  }
  for (const [at, { title, texts }] of items.entries()) {
    addText(title, at * 8)
    for (const text of texts ?? []) addText(text, at * 8 + 4)
  }
  return { names: [...lists.keys()].sort(), postings: lists }
}

/** Adds a posting unless the list already has this item at the same or a smaller distance. */
function addPosting(lists: Map<string, number[]>, form: string, posting: number) {
  const list = lists.get(form)
  if (!list) {
    lists.set(form, [posting])
    return
  }
  const last = list.length - 1
  const before = list[last] ?? 0
  if (before >>> 3 !== posting >>> 3) list.push(posting)
  else if (posting < before) list[last] = posting
  else if ((posting & 3) < (before & 3)) list.push(posting)
}
