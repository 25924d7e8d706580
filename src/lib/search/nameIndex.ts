import { Distance, type Forms, formsOf, wantedWords, writtenWords } from './words'

export type Named = {
  title: string
  /** other names: in English, in full */
  names?: readonly string[]
}

/**
 * Creates a search by name, with the same tolerance for spelling as the other searches (D-10). It returns first
 * the items whose title consists of exactly the words of the query, then those with another name that does, then
 * those whose title contains all of them as whole words. Within each group the given order remains. A query
 * without words returns nothing.
 */
export function createNameIndex<Item extends Named>(
  items: readonly Item[],
): (query: string) => Item[] {
  const known = items.map((item) => ({
    item,
    title: wordsOf(item.title),
    names: (item.names ?? []).map(wordsOf),
  }))
  return (query) => {
    const wanted = wantedWords(query)
    if (wanted.length === 0) return []
    const isIn = (words: readonly Forms[]) =>
      wanted.every((want) => words.some((word) => isSameWord(word, want)))
    const isAllOf = (words: readonly Forms[]) => words.length === wanted.length && isIn(words)
    const groups = Map.groupBy(known, ({ title, names }) => {
      if (isAllOf(title)) return 0
      return names.some(isAllOf) ? 1 : isIn(title) && 2
    })
    return ([0, 1, 2] as const).flatMap((rank) => groups.get(rank)?.map(({ item }) => item) ?? [])
  }
}

const wordsOf = (text: string): Forms[] =>
  [...writtenWords(text)].flatMap(([written]) => formsOf(written))

/** Whether both are the same word apart from the article. «بمصر» and «مصر» are different words here. */
const isSameWord = (one: Forms, other: Forms): boolean =>
  [...one].some(
    ([form, distance]) =>
      distance !== Distance.loose && (other.get(form) ?? Distance.loose) !== Distance.loose,
  )
