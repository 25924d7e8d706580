/** A number in Western digits, with the word before it that it specifies and the space after it, if text follows. */
const NUMBER =
  /((?:^|[\s«])[وبفل]?(?:ال)?(?:دقيقة|عام|مركز|رقم|جولة|سنة) )?(\d[\d.,:%]*)( (?=\S))?/g

/**
 * The text with no-break spaces that keep a number on a line with its noun («Visual language», Type), which is after it
 * or before it: «قائمة من 26 لاعبًا», «هدف في الدقيقة 90».
 */
export const nbspAfterNumbers = (text: string): string =>
  text.replace(NUMBER, (_, before = '', number, after = '') =>
    before ? `${before.slice(0, -1)}\u00a0${number}${after}` : `${number}${after && '\u00a0'}`,
  )
