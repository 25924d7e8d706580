import { APOSTROPHES, foldArabic, foldExceptHamza } from '@/lib/arabic'
import { INVISIBLE } from '@/lib/invisible'

const FOLDED_WORD = /[\p{L}\p{N}\p{M}]+/gu
const SIGN = String.raw`[${APOSTROPHES}\-‐‑]`
/** Signs inside a word, which may be left out: «New-York», «Saʿud». */
const SIGNS = new RegExp(SIGN, 'g')
// With the invisible marks that folding removes: they are inside a word and do not separate two words.
const WRITTEN_WORD = new RegExp(
  String.raw`(?:[\p{L}\p{N}\p{M}]|${INVISIBLE.source}|(?<=[\p{L}\p{N}\p{M}])${SIGN}(?=[\p{L}\p{N}])|(?<=\p{Nd})[,٬\u060c](?=\p{Nd}{3}(?!\p{Nd})))+`,
  'gu',
)

/** The words of a text as they are written, as matches with their index. Signs and emoji are not words. */
export const writtenWords = (text: string) => text.matchAll(WRITTEN_WORD)

/**
 * How far a form is from the word as written. `same` is the word itself. `bare` is the word without its article,
 * without a bare hamza or without a hamza's seat, which is nearly always the same word. `loose` is the word without its joined letters
 * («وقطر», «بمصر»), which is often another word («كتاب» is not «تاب»), so it ranks lower.
 */
export const Distance = { same: 0, bare: 1, loose: 2 } as const
export type Distance = (typeof Distance)[keyof typeof Distance]

/** The folded forms by which a word can be found, with their distance from the word. */
export type Forms = ReadonlyMap<string, Distance>

// «ال» alone, after و ف ب ك, after two of them, or merged into ل: «للمكتبة».
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/
// After folding, «ألعاب» begins like «العاب». The hamza of the unfolded word shows that this is not the article.
const HAMZA_NO_ARTICLE = /^[وف]?[بك]?[أآ]ل/
const JOINED_LETTER = /^[وبلكف](?=...)/
const JOINED_TWO = /^[وف][بلك](?=...)/

/** «مائة» has an alef that nobody speaks and many do not write: «مئة», «ثلاثمئة». */
const HUNDRED = /^((?:[وفبكل]|ال)*(?:ثلاث|أربع|خمس|ست|سبع|ثماني|ثمان|تسع)?)مائ(?=[هت])/

/**
 * The forms of a word as written. There are several words where folding splits a ligature such as «ﷺ», and of a word
 * with signs: each of them is also found by the word without its signs.
 */
export function formsOf(written: string): Forms[] {
  const words = foldExceptHamza(written.replace(SIGNS, ' ')).match(FOLDED_WORD) ?? []
  return words.map((marked) => {
    const spelt = marked.replaceAll('\u0670', '')
    const word = foldArabic(spelt)
    const forms = new Map<string, Distance>([[word, Distance.same]])
    const add = (form: string, distance: Distance) => {
      if (form && !forms.has(form)) forms.set(form, distance)
    }
    const hasArticle = ARTICLE.test(word) && !HAMZA_NO_ARTICLE.test(spelt)
    const hundred = foldArabic(spelt.replace(HUNDRED, '$1مئ'))
    const withoutArticle = (form: string) => (hasArticle ? form.replace(ARTICLE, '') : form)
    for (const form of [word, withoutArticle(word), withoutArticle(hundred)]) {
      add(form, Distance.bare)
      add(form.replaceAll('ء', ''), Distance.bare)
      add(form.replace('وو', 'و'), Distance.bare)
    }
    // The hamza without its seat: «شؤون» and «شئون»; of «أبنائها» only the second: «ابناؤها».
    const seatless = spelt.replaceAll('آ', 'ءا').replace(/[أؤئ]/g, 'ء')
    const bareAlef = spelt.replace(/[أآ]/g, 'ا').replace(/[ؤئ]/g, 'ء')
    const longAlef = foldArabic(marked.replaceAll('\u0670', 'ا'))
    for (const form of [seatless, seatless.replace('ءو', 'ء'), bareAlef, longAlef]) {
      add(form, Distance.bare)
      add(withoutArticle(form), Distance.bare)
    }
    if (!hasArticle) {
      for (const form of [...forms.keys()]) {
        add(form.replace(JOINED_LETTER, ''), Distance.loose)
        add(form.replace(JOINED_TWO, ''), Distance.loose)
      }
    }
    if (words.length > 1) add(foldArabic(written.replace(SIGNS, '')), Distance.bare)
    return forms
  })
}

/** The minimum length of a prefix that matches a loose form; shorter ones match too many unrelated words. */
const LOOSE_BEGINNING = 4

/**
 * How well a word matches a wanted form. `isWhole` says that the forms are equal, otherwise the wanted form is a
 * prefix. The result follows from the distances of both: 0 the same word, 1 the same apart from the article,
 * 2 a prefix, 3 the same apart from a joined letter, null no match.
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
  // A wanted word does not lose a letter and also act as a prefix: «كتاب» must not find «تابع».
  return wanted !== Distance.loose && wantedLength >= LOOSE_BEGINNING ? 3 : null
}

/** The words of a query, each once. A separate «و» before another word means «and» and is dropped. */
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
