import type { Searchable } from './searchIndex'
import { type Forms, formsOf, writtenWords } from './words'

/**
 * Every form of every word, in alphabetical order, with the items that hold it. Forms that begin alike
 * stand side by side, so a beginning is a range, found by halving. A posting is one number: the item's
 * place × 8, + 4 when the word stands outside the title, + the form's distance from the word.
 */
export type Terms = {
  names: readonly string[]
  /** where each name's postings begin; one more at the end */
  offsets: Uint32Array
  postings: Uint32Array
  /** the place of the first name that is not before this text */
  lowerBound: (text: string) => number
}

/** The terms of all items, titles before other texts. */
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

/** Adds a posting unless the item is there already with a form as near, in its title or elsewhere. */
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
