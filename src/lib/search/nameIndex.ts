import { Distance, type Forms, formsOf, wantedWords, writtenWords } from './words'

export type Named = {
  title: string
  /** what else it is called: in English, in full */
  names?: readonly string[]
}

/**
 * A search by name: the items that the whole query names, spelled as carelessly as elsewhere (D-10).
 * First those whose title is just these words, then those of which another name is, then those whose title
 * holds all of them as whole words; equals keep the order in which they were given. A query without words
 * names nothing.
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
    const byTitle: Item[] = []
    const byName: Item[] = []
    const byWords: Item[] = []
    for (const { item, title, names } of known) {
      if (isAllOf(title)) byTitle.push(item)
      else if (names.some(isAllOf)) byName.push(item)
      else if (isIn(title)) byWords.push(item)
    }
    return [...byTitle, ...byName, ...byWords]
  }
}

const wordsOf = (text: string): Forms[] =>
  [...writtenWords(text)].flatMap(([written]) => formsOf(written))

/** Whether both are the same word, but for the article: «بمصر» is another than «مصر» here. */
const isSameWord = (one: Forms, other: Forms): boolean =>
  [...one].some(
    ([form, distance]) =>
      distance !== Distance.loose && (other.get(form) ?? Distance.loose) !== Distance.loose,
  )
