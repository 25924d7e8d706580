const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })

const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * How many characters a person sees in a text (D-28a): a flag, a family emoji, a letter with its
 * vowel signs each count one. For «at most 4 characters» of icons and flags (Spec §5, §9).
 */
export const countCharacters = (text: string): number => charactersOf(text).length

/** The first characters of a text as a person sees them: none is cut in half. */
export const firstCharacters = (text: string, count: number): string =>
  charactersOf(text).slice(0, count).join('')
