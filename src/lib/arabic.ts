import { once } from './once'

/** A noun in the forms that Arabic counting needs; `many` serves 11–99, `other` 100 and up. */
export type CountedNoun = {
  zero?: string
  one: string
  two: string
  few: string
  many: string
  other: string
}

const rules = once(() => new Intl.PluralRules('ar'))
const number = once(() => new Intl.NumberFormat('ar-u-nu-latn'))

/**
 * A count with its noun in the right one of Arabic's six forms, in Western digits, joined by a
 * no-break space so that the two never part: `plural(3, {...})` → «3 رسائل». One and two are said by
 * the noun alone («رسالة واحدة», «رسالتان»), so give those forms in full.
 */
export function plural(count: number, noun: CountedNoun): string {
  const form = rules().select(count)
  if (form === 'one' || form === 'two') return noun[form]
  if (form === 'zero' && noun.zero) return noun.zero
  return `${formatNumber(count)}\u00a0${noun[form] ?? noun.other}`
}

/** A whole or decimal number in Western digits with thousands parted (Spec, D-28): `1,204`. */
export function formatNumber(value: number): string {
  // What pages count. The first formatter of `Intl` takes a phone a tenth of a second (lib/dates).
  if (Number.isSafeInteger(value) && value >= 0)
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return number().format(value)
}

/**
 * A one-word common noun with its article, for after a preposition or another noun: «رياضة» →
 * «الرياضة». Names of several words, Latin ones and those with an article are unchanged; the caller
 * must not pass the name of a person or a place.
 */
export const withArticle = (noun: string): string =>
  /^(?!ال)\p{Script=Arabic}+$/u.test(noun) ? `ال${noun}` : noun

const HARAKAT_AND_TATWEEL = /[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * A text folded for searching: lower case; hamza and alef forms, ta marbuta, alef maqsura made alike;
 * Persian ya and kaf, which some keyboards type, made Arabic; diacritics, tatweel and invisible marks
 * dropped; Arabic-Indic and Persian digits made Western
 * (D-10). Two spellings of a word that a reader would call the same fold to the same text.
 */
export function foldArabic(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(HARAKAT_AND_TATWEEL, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ئىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\s+/g, ' ')
    .trim()
}
