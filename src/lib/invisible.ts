/**
 * Characters that nobody sees: marks of direction and joining, soft hyphens, fillers, byte order marks (Unicode:
 * Default_Ignorable_Code_Point) and signs of lost objects. Typed by some keyboards and copied from
 * other programs.
 */
export const INVISIBLE = /[\p{DI}\ufff9-\ufffc]/gu

/** A text without the characters that nobody sees, for comparing; not for showing, since an emoji may need them. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Finds what a person sees in a text: more than marks, strokes that lengthen letters, and the sign of a lost object. */
export const SEEN =
  /[^\p{M}\p{DI}\p{Cc}\p{Cf}\p{Co}\p{Cs}\s\u0640\u2800\ufffc\ufc5e-\ufc63\ufe70-\ufe7f]/u

// At the end of a text, a variation selector and the tags of a flag belong to an emoji.
const BLANK = String.raw`(?:[\s\p{Cc}\u2800\ufff9-\ufffc]|(?![\ufe00-\ufe0f\u{e0020}-\u{e007f}])\p{DI})`
const EDGES = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'gu')

/** Removes spaces and invisible characters from both ends: a text that nobody can see becomes empty. */
export const trimInvisible = (text: string): string =>
  removeInvisible(text) === '' ? '' : text.replace(EDGES, '')
