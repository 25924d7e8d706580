const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })

const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * The number of characters (grapheme clusters) that a person sees in a text (D-28a): a flag, a family emoji and
 * a letter with its vowel signs count as one each. For «at most 4 characters» of icons and flags (Spec §5, §9).
 */
export const countCharacters = (text: string): number => charactersOf(text).length

/** The first `count` characters of a text, counted like `countCharacters`, so that none is cut in half. */
export const firstCharacters = (text: string, count: number): string =>
  charactersOf(text).slice(0, count).join('')
