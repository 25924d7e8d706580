import { foldArabic } from '@/lib/arabic'

const FOLDED_WORD = /[\p{L}\p{N}\p{M}]+/gu
// With the marks that folding drops: they stand inside a word, not between two.
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** The words of a text as they are written, with where they begin. Signs and emoji are no words. */
export const writtenWords = (text: string) => text.matchAll(WRITTEN_WORD)

/**
 * How far a form is from the word as written: the word itself; the word without its article or a bare
 * hamza, which is nearly always the same word; the word without one joined letter («وقطر», «بمصر»),
 * which is often another word («كتاب» is no «تاب»), so it counts for less.
 */
export const Distance = { same: 0, bare: 1, loose: 2 } as const
export type Distance = (typeof Distance)[keyof typeof Distance]

/** The forms, all folded, under which a word can be found. */
export type Forms = ReadonlyMap<string, Distance>

// «ال» alone, after و ف ب ك, after two of them, or drowned in ل: «للمكتبة».
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/
// Folding makes «ألعاب» begin like «العاب»; as it is written, the hamza says that this is no article.
const HAMZA_NO_ARTICLE = /^\P{L}*[وف]?[بك]?[أإآ]ل/u
const JOINED_LETTER = /^[وبلكف](?=...)/
const JOINED_TWO = /^[وف][بلك](?=...)/

/** The forms of a word as written; of several words, where folding parts a ligature such as «ﷺ». */
export function formsOf(written: string): Forms[] {
  const mayHaveArticle = !HAMZA_NO_ARTICLE.test(written.normalize('NFKC'))
  const folded = foldArabic(written).match(FOLDED_WORD) ?? []
  return folded.map((word) => {
    const forms = new Map<string, Distance>([[word, Distance.same]])
    const add = (form: string, distance: Distance) => {
      if (form && !forms.has(form)) forms.set(form, distance)
    }
    const hasArticle = mayHaveArticle && ARTICLE.test(word)
    if (hasArticle) add(word.replace(ARTICLE, ''), Distance.bare)
    for (const form of [...forms.keys()]) add(form.replaceAll('ء', ''), Distance.bare)
    if (!hasArticle) {
      add(word.replace(JOINED_LETTER, ''), Distance.loose)
      add(word.replace(JOINED_TWO, ''), Distance.loose)
    }
    return forms
  })
}

/** A loose form is matched by a beginning only when that is long enough to mean something. */
const LOOSE_BEGINNING = 4

/**
 * How well a word answers a wanted form: `whole` when the forms are equal, else only begun by it. By
 * the distances of both: 0 the very word, 1 but for the article, 2 begun, 3 but for a joined letter (found
 * inside the word); null not at all.
 */
export function closeness(
  isWhole: boolean,
  written: Distance,
  wanted: Distance,
  wantedLength: number,
): 0 | 1 | 2 | 3 | null {
  const isLoose = written === Distance.loose || wanted === Distance.loose
  if (isWhole) return isLoose ? 3 : written === Distance.same && wanted === Distance.same ? 0 : 1
  if (!isLoose) return 2
  // A wanted word is not both robbed of a letter and taken for a beginning: «كتاب» is not «تابع».
  return wanted !== Distance.loose && wantedLength >= LOOSE_BEGINNING ? 3 : null
}

/** The words that a query asks for, each once. A «و» standing apart before a word is only «and». */
export function wantedWords(query: string): Forms[] {
  const wanted = new Map<string, Forms>()
  for (const [written] of writtenWords(query)) {
    for (const forms of formsOf(written)) {
      const [word] = forms.keys()
      if (word) wanted.set(word, forms)
    }
  }
  const last = [...wanted.keys()].at(-1)
  if (last !== 'و') wanted.delete('و')
  return [...wanted.values()]
}
