import { once } from './once'

/** A noun in the forms that Arabic plural rules need: `many` is for 11–99, `other` for 100 and up. */
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
 * Returns a count in Western digits and its noun in the right one of Arabic's six forms, with a no-break space
 * between them, so that no line breaks there: `plural(3, {...})` → «3 رسائل». For one and two it returns the
 * noun alone («رسالة واحدة», «رسالتان»), so give those forms in full.
 */
export function plural(count: number, noun: CountedNoun): string {
  const form = rules().select(count)
  if (form === 'one' || form === 'two') return noun[form]
  if (form === 'zero' && noun.zero) return noun.zero
  return `${formatNumber(count)}\u00a0${noun[form] ?? noun.other}`
}

/** A whole or decimal number in Western digits with commas between thousands (Spec, D-28): `1,204`. */
export function formatNumber(value: number): string {
  // Most numbers of a page. The first `Intl` formatter costs a phone a tenth of a second (lib/dates).
  if (Number.isSafeInteger(value) && value >= 0)
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return number().format(value)
}

/**
 * A one-word common noun with its article, for use after a preposition or another noun: «رياضة» →
 * «الرياضة». Text of several words, Latin text and text with an article is returned unchanged. The caller
 * must not pass the name of a person or a place.
 */
export const withArticle = (noun: string): string =>
  /^(?!ال)\p{Script=Arabic}+$/u.test(noun) ? `ال${noun}` : noun

const HARAKAT_AND_TATWEEL = /[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Folds a text for searching (D-10), so that two spellings that a reader takes for the same word give the same
 * text. It converts to lower case, unifies hamza and alef forms, ta marbuta and alef maqsura, converts Persian ya
 * and kaf (which some keyboards type) to Arabic, removes diacritics, tatweel and invisible marks, and converts
 * Arabic-Indic and Persian digits to Western ones.
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
