import { type Forms, formsOf, writtenWords } from './words'

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
export type Terms = {
  names: readonly string[]
  /** the index of each name's first posting, and the number of postings as the last element */
  offsets: Uint32Array
  postings: Uint32Array
  /** the index of the first name that is not less than this text */
  lowerBound: (text: string) => number
}

/** Builds the terms of all items. */
export function buildTerms(items: readonly Searchable[]): Terms {
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
