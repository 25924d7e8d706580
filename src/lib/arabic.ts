import { removeInvisible, trimInvisible } from './invisible'
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

/** As `Intl.PluralRules('ar')` says, which takes a phone 60 ms to make (29 November 2026). */
function formOf(count: number): keyof CountedNoun {
  if (count < 3) return (['zero', 'one', 'two'] as const)[count] ?? 'other'
  const rest = count % 100
  if (!Number.isInteger(count) || rest < 3) return 'other'
  return rest < 11 ? 'few' : 'many'
}

const number = once(() => new Intl.NumberFormat('ar-u-nu-latn'))

/** The forms of a counted noun in the order of CLDR; `zero` only where nothing has a text of its own. */
// @__NO_SIDE_EFFECTS__
export const counted = (
  one: string,
  two: string,
  few: string,
  many: string,
  other: string,
  zero?: string,
): CountedNoun => ({ one, two, few, many, other, ...(zero !== undefined && { zero }) })

/**
 * Returns a count in Western digits and its noun in the right one of Arabic's six forms, with a no-break space
 * between them, so that no line breaks there: `plural(3, {...})` → «3 رسائل». For one and two it returns the
 * noun alone («رسالة واحدة», «رسالتان»), so give those forms in full.
 */
export function plural(count: number, noun: CountedNoun): string {
  const form = formOf(count)
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

/** A text with Western digits instead of those of any other script, whose ten follow each other from 0 to 9. */
const westernDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value % 10)
  })

/** A typed or pasted number, address or name for machines: without invisible characters and wide forms, in Western digits, with plain hyphens. */
export const machineText = (typed: string): string =>
  trimInvisible(westernDigits(removeInvisible(typed).normalize('NFKC')).replace(/[‐-―−]/g, '-'))

/** Presentation forms of marks without a letter: NFKC would put a space into the word. */
const MARKS_ALONE = /[\ufc5e-\ufc63\ufe70-\ufe7f]/g
const MARKS_AND_TATWEEL =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u06d6-\u06ed\u0897-\u089f\u08ca-\u08ff\u0640]/g

/** Groups: a letter or sign, followed by those of other languages and keyboards that look like it. */
const OTHERS =
  'اٱ أإٲٳ ئۓ بپٻڀ تٹټ جچڃ دڈډ رڑړڕږ زژ فڤڥڢ قڨڧ كکڪگڭݣګ لڵ نںڼ هةہۂۃۀھە وۆۇۈۊۋ يىیےېێۍؠ iı oø lł dđð hħ ' +
  `"“”„«» ,، ;؛ ?؟ %٪`
/** Apostrophes and signs for ع and ء in Latin names («Saʿud», «Sa'ud»), which many leave out. */
export const APOSTROPHES = "'`´‘-‛′ʹ-ˁ"
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')

const PAIRS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
const usualSigns = once(
  () =>
    new Map(
      OTHERS.split(' ').flatMap(([usual = '', ...all]) => all.map((one) => [one, usual] as const)),
    ),
)

/** Folds a text like `foldArabic`, but keeps the hamza and its seat, and the small alef over a letter. */
export function foldExceptHamza(text: string): string {
  return (
    westernDigits(
      removeInvisible(text).replace(APOSTROPHE, '').replace(MARKS_ALONE, '').normalize('NFKC'),
    )
      .toLowerCase()
      .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD'))
      .replace(MARKS_AND_TATWEEL, '')
      // «الصلوٰة», as the Quran writes «الصلاة».
      .replace(/و\u0670/g, 'ا')
      .replace(/[ßæœþ]/g, (letter) => PAIRS[letter] ?? '')
      .replace(/[\p{Pd}−]/gu, '-')
      // A dash between two words.
      .replace(/(?<!\S)-+(?!\S)/g, '')
      .replace(/[^\w\sء-ي]|[إةى]/g, (sign) => usualSigns().get(sign) ?? sign)
      // Written with a space or without: «عبدالله», «أبوظبي».
      .replace(/(?<!\p{L})[وفبكل]?(?:عبد(?=ال\p{L})|[اأ]بو(?=ال|بك|ظ))/gu, '$& ')
      // As the interface writes thousands.
      .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d)٫(?=\d)/g, '.')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/**
 * Folds a text for searching (D-10), so that two spellings that a reader takes for the same word give the same
 * text. It converts to lower case, replaces a hamza's seat with the bare letter, unifies ta marbuta and alef
 * maqsura, converts letters and signs of other keyboards (`OTHERS`), removes diacritics, also of Latin letters, tatweel
 * apostrophes and invisible marks, and converts Arabic-Indic and Persian digits to Western ones. Another seat of the same hamza
 * («شؤون», «شئون») gives another text: compare with `spellingPattern`.
 */
export const foldArabic = (text: string): string =>
  foldExceptHamza(text)
    .replace(/\u0670/g, '')
    .replace(/[أآ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')

/** What other spellings have for a letter or two: «شؤون» and «شئون», «سأل» and «سال», «شيء» and «شئ», «ضوء» and «ضؤ», «مائة» and «مئة», «رؤوس» and «رؤس», «رحمٰن», «رحمن» and «رحمان». */
const SPELLINGS: Record<string, string> = {
  ' ': '[ -]',
  '-': '[ -]?',
  ا: '[اأآ\u0670]',
  '\u0670': '[ا\u0670]?',
  و: '[وؤ]+',
  ي: '[يئ]',
  ء: '[ءأؤئآ]و?',
  أ: '[اأءؤئآ]',
  ؤ: '(?:وء|[وءأؤئ]و?)',
  ئ: '(?:يء|[يءأؤئ])و?',
  آ: '(?:[ءأؤئ]ا|[اأآ])',
  يء: '(?:[يئ][ءأؤئ]|ئ)',
  وء: '(?:[وؤ][ءأؤئ]|ؤ)',
  مائ: '(?:م[اأآ][يءأؤئ]|مئ)',
  مئ: '(?:م[يءأؤئ]|مائ)',
}

/**
 * A pattern that finds a typed text in texts of `foldExceptHamza`, whatever the spelling of both (D-10); hyphens may be
 * left out. With `isWhole` it matches only the whole text. Of more than a thousand letters it finds nothing: browsers refuse
 * larger patterns, and no text here is so long.
 */
export function spellingPattern(typed: string, isWhole = false): RegExp {
  if (typed.length > 1000) return /(?!)/u
  const letters = foldExceptHamza(typed)
    .replace(/[ءأ]ا/g, 'آ')
    .replace(/(?<=[ءؤئو])و/g, '')
  const source = letters.replace(
    /ما?ئ|[يو]ء|./gu,
    (part) => `${SPELLINGS[part] ?? part.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')}\u0670?-?`,
  )
  return new RegExp(isWhole ? `^${source}$` : source, 'u')
}
