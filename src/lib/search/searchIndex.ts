import { buildTerms, type Terms } from './terms'
import { closeness, Distance, type Forms, wantedWords } from './words'

/** What can be searched for in an item. The title counts for more than all else. */
export type Searchable = {
  title: string
  /** other texts of the item: source, place, description */
  texts?: readonly string[]
}

export type SearchOptions<Item> = {
  /** at most this many, the best */
  limit?: number
  /** only these items */
  where?: (item: Item) => boolean
}

export type SearchIndex<Item> = {
  /**
   * The items in which every word of the query stands, in any order, whole or begun; the best first:
   * whole words before beginnings before words behind a joined letter, and of each those in a title before
   * those in the other texts. Equals keep the order in which they were given. A query without words finds
   * nothing.
   */
  search: (query: string, options?: SearchOptions<Item>) => Item[]
}

/** The score of a word by its closeness (0–3): whole, whole but for the article, begun, inside another word. */
const IN_TITLE = [0, 1, 4, 6] as const
const IN_OTHER_TEXT = [2, 3, 5, 7] as const
const NOT_FOUND = 0xff
/** An item that lacks one word is out, however many follow. */
const OUT = 0xffff

/**
 * An index over items, forgiving of Arabic spelling (D-10): hamza and alef forms, ta marbuta,
 * alef maqsura, diacritics, tatweel, digits, the article, a joined و ب ل ك ف. Built once; a search
 * looks at the words that begin as the query's do, not at the items' texts.
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

/** Adds each item's closeness to one word to its score; false when no item is left. */
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

/** Notes the items with a word that begins with this form: such terms stand side by side. */
function findForm(terms: Terms, wanted: string, distance: Distance, found: Uint8Array) {
  const { names, offsets, postings, lowerBound } = terms
  // By the last three bits of a posting: the form's distance, + 4 outside the title.
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
  // The whole word, if there is one, is the first of those that begin so.
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
  const byScore = new Map<number, Item[]>()
  for (const [at, item] of items.entries()) {
    const score = scores[at] ?? OUT
    if (score === OUT || (where && !where(item))) continue
    const equals = byScore.get(score)
    if (equals) equals.push(item)
    else byScore.set(score, [item])
  }
  const found: Item[] = []
  for (const score of [...byScore.keys()].sort((a, b) => a - b)) {
    for (const item of byScore.get(score) ?? []) {
      if (found.length >= limit) return found
      found.push(item)
    }
  }
  return found
}
