/**
 * Characters that nobody sees (Unicode: Default_Ignorable_Code_Point): marks of direction and joining, soft
 * hyphens, fillers, byte order marks. Typed by some keyboards and copied from other programs.
 */
const INVISIBLE = /\p{DI}/gu

/** A text without the characters that nobody sees, for comparing; not for showing, since an emoji may need them. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '')

// At the end of a text, a variation selector and the tags of a flag belong to an emoji.
const BLANK = String.raw`(?:[\s\p{Cc}\u2800]|(?![\ufe00-\ufe0f\u{e0020}-\u{e007f}])\p{DI})`
const EDGES = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'gu')

/** Removes spaces and invisible characters from both ends: a text that nobody can see becomes empty. */
export const trimInvisible = (text: string): string =>
  removeInvisible(text) === '' ? '' : text.replace(EDGES, '')
