/** A number in Western digits and the space after it, if text follows. */
const NUMBER_THEN_SPACE = /(\d[\d.,:%]*) (?=\S)/g

/**
 * The text with a no-break space after each number, so that no line breaks between a number and its noun
 * («Visual language», Type): «قائمة من 26 لاعبًا».
 */
export const nbspAfterNumbers = (text: string): string =>
  text.replace(NUMBER_THEN_SPACE, '$1\u00a0')
