import { closeness, Distance, type Forms, formsOf, wantedWords, writtenWords } from './words'

export type SearchOptions<Item> = {
  /** the maximum number of results */
  limit?: number
  /** a filter for the items */
  where?: (item: Item) => boolean
}

export type SearchIndex<Item> = {
  /**
   * Returns the items that contain every word of the query, in any order, as a whole word or a prefix. Whole words
   * rank above prefixes, and prefixes above words after a joined letter; each in a title above the same in other
   * texts. Items of equal rank keep the given order. A query without words finds nothing.
   */
  search: (query: string, options?: SearchOptions<Item>) => Item[]
}

/** The score of a word by its closeness (0–3): whole, whole apart from the article, prefix, inside another word. */
const IN_TITLE = [0, 1, 4, 6] as const

const IN_OTHER_TEXT = [2, 3, 5, 7] as const

const NOT_FOUND = 0xff

/** The score of an item that lacks a word; later words do not change it. */
const OUT = 0xffff

/**
 * Creates an index over items that tolerates variants of Arabic spelling (D-10): hamza and alef forms, ta marbuta,
 * alef maqsura, diacritics, tatweel, digits, the article, a joined و ب ل ك ف. It is built once; a search
 * reads only the indexed words with the prefixes of the query, not the texts of the items.
 */
export function createSearchIndex<Item extends Searchable>(
  items: readonly Item[],
): SearchIndex<Item> {
  const terms = buildTerms(items)
  return {
    search(query, { limit = Number.POSITIVE_INFINITY, where } = {}) {
      const wanted = wantedWords(query)
      if (wanted.length === 0 || limit <= 0) return []
      const scores = new Uint16Array(items.length)
      for (const forms of wanted) {
        if (!addWord(terms, forms, scores)) return []
      }
      return bestFirst(items, scores, limit, where)
    },
  }
}

/** Adds the score of one word to each item's score; returns false when no item has all words so far. */
function addWord(terms: Terms, forms: Forms, scores: Uint16Array): boolean {
  const found = new Uint8Array(scores.length).fill(NOT_FOUND)
  for (const [form, distance] of forms) findForm(terms, form, distance, found)
  let isAnyIn = false
  for (let item = 0; item < scores.length; item += 1) {
    const score = scores[item] ?? OUT
    const here = found[item] ?? NOT_FOUND
    if (score === OUT || here === NOT_FOUND) scores[item] = OUT
    else {
      scores[item] = Math.min(score + here, OUT - 1)
      isAnyIn = true
    }
  }
  return isAnyIn
}

/** Records the items with a word that begins with this form. Such terms are adjacent in `terms.names`. */
function findForm(terms: Terms, wanted: string, distance: Distance, found: Uint8Array) {
  const { names, offsets, postings, lowerBound } = terms
  // Indexed by the last three bits of a posting: the distance of the form, + 4 outside the title.
  const levels = (isWhole: boolean) =>
    [IN_TITLE, IN_OTHER_TEXT].flatMap((scores) => [
      ...[Distance.same, Distance.bare, Distance.loose].map((written) => {
        const close = closeness(isWhole, written, distance, wanted.length)
        return close === null ? NOT_FOUND : scores[close]
      }),
      NOT_FOUND,
    ])
  const note = (from: number, to: number, level: readonly number[]) => {
    const end = offsets[to] ?? 0
    for (let at = offsets[from] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0
      const score = level[posting & 7] ?? NOT_FOUND
      const item = posting >>> 3
      if (score < (found[item] ?? NOT_FOUND)) found[item] = score
    }
  }
  const first = lowerBound(wanted)
  // The whole word, if there is one, is the first term with this prefix.
  const begun = names[first] === wanted ? first + 1 : first
  note(first, begun, levels(true))
  if (distance !== Distance.loose) note(begun, lowerBound(`${wanted}\uffff`), levels(false))
}

function bestFirst<Item>(
  items: readonly Item[],
  scores: Uint16Array,
  limit: number,
  where: ((item: Item) => boolean) | undefined,
): Item[] {
  const found = items.flatMap((item, at) => {
    const score = scores[at] ?? OUT
    return score === OUT || (where && !where(item)) ? [] : { item, score }
  })
  return found
    .sort((one, other) => one.score - other.score)
    .slice(0, limit)
    .map(({ item }) => item)
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
type Terms = {
  names: readonly string[]
  /** the index of each name's first posting, and the number of postings as the last element */
  offsets: Uint32Array
  postings: Uint32Array
  /** the index of the first name that is not less than this text */
  lowerBound: (text: string) => number
}

/** Builds the terms of all items. */
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
  return flatten(lists)
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

function flatten(lists: ReadonlyMap<string, readonly number[]>): Terms {
  const names = [...lists.keys()].sort()
  const offsets = new Uint32Array(names.length + 1)
  let total = 0
  for (const [at, name] of names.entries()) {
    offsets[at] = total
    total += lists.get(name)?.length ?? 0
  }
  offsets[names.length] = total
  const postings = new Uint32Array(total)
  for (const [at, name] of names.entries()) postings.set(lists.get(name) ?? [], offsets[at] ?? 0)

  const lowerBound = (text: string) => {
    let low = 0
    let high = names.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((names[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
  return { names, offsets, postings, lowerBound }
}
