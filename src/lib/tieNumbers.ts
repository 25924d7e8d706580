/** A number in Western digits, with the space after it and before a word. */
const NUMBER_THEN_SPACE = /(\d[\d.,:%]*) (?=\S)/g

/**
 * The text with a no-break space after each number, so that a number and its noun never part at the
 * end of a line (look.md, Type): «قائمة من 26 لاعبًا».
 */
export const tieNumbers = (text: string): string => text.replace(NUMBER_THEN_SPACE, '$1\u00a0')
