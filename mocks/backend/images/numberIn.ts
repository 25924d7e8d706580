/** The number of a headline: «40» with «حافلة» after it, «90» with «الدقيقة» before it, «12%» alone. */
export type Figure = { digits: string; noun: string; isNounFirst: boolean }

const NUMBER =
  /^([^\d\u0660-\u0669A-Za-z]*?)([\d\u0660-\u0669]+(?:[.,\u066b\u066c][\d\u0660-\u0669]+)*)([%\u066a]?)([^\d\u0660-\u0669A-Za-z]*)$/
const MULTIPLES = /^(ألف|ألفا|آلاف|مليون|مليونا|ملايين|مليار|مليارا|مليارات|تريليون)$/
/** What a number may follow: «الدقيقة 90». */
const NUMBERED =
  /^(الدقيقة|الساعة|القرن|المرتبة|المركز|الطابق|الجولة|النسخة|الدورة|الحلقة|الصفحة|المحطة|الخط)$/
/** Words that begin the next part of a sentence. */
const NOT_COUNTED =
  /^(في|من|إلى|على|عن|مع|بعد|قبل|خلال|منذ|حتى|ثم|أو|بين|عند|لدى|لكل|كل|عبر|ضد|نحو|دون|وفق|أمام|فقط|هذا|هذه|ال.+|و.{0,2}|ي.{3,})$/
const ACCUSATIVE = /[ةىاء]\u064b*$/
const PUNCTUATION = /[^\u0620-\u065f]+$/

const bare = (word: string) => word.replace(PUNCTUATION, '')
const unmarked = (word: string) => word.replace(/[\u064b-\u0652]/g, '')

/**
 * Finds the first number of a headline that says something: with a counted noun, a numbered one, or a percent sign.
 * Years, numbers in Latin words and numbers without a noun are none. Digits become Western ones.
 */
export function numberIn(headline: string): Figure | null {
  const words = headline.split(/\s+/)
  for (const [index, word] of words.entries()) {
    const [, before, number, percent, after = ''] = word.match(NUMBER) ?? []
    // «9 و12»: the second number of a pair says nothing alone.
    if (!number || before === 'و') continue
    const figure = figureAt(words, index, western(number), percent !== '', after !== '')
    if (figure) return figure
  }
  return null
}

const western = (digits: string): string =>
  digits
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')

function figureAt(
  words: readonly string[],
  index: number,
  digits: string,
  isPercent: boolean,
  isEnd: boolean,
): Figure | null {
  const [next = '', second = ''] = words.slice(index + 1)
  const isPercentWord =
    /^(بالمئة|بالمائة)$/.test(bare(next)) ||
    (next === 'في' && /^(المئة|المائة)$/.test(bare(second)))
  if (isPercent || (!isEnd && isPercentWord))
    return { digits: `${digits}%`, noun: '', isNounFirst: false }
  const value = Number(digits.replaceAll(',', ''))
  const before = unmarked(words[index - 1] ?? '')
  if (NUMBERED.test(before)) return { digits, noun: before, isNounFirst: true }
  if (isEnd) return null
  if (MULTIPLES.test(unmarked(bare(next)))) {
    const counted = next === bare(next) && isNoun(second) ? ` ${bare(second)}` : ''
    return { digits, noun: `${bare(next)}${counted}`, isNounFirst: false }
  }
  const isYear = /^(19|20)\d\d$/.test(digits)
  if (isYear || value <= 2 || !isNoun(next) || !agrees(value, bare(next))) return null
  return { digits, noun: bare(next), isNounFirst: false }
}

const isNoun = (word: string) => {
  const plain = unmarked(bare(word))
  return /^[\u0621-\u064a]{3,14}$/.test(plain) && !NOT_COUNTED.test(plain)
}

/** From 11 to 99 a counted noun is an accusative: it ends in «ًا», «ة» or a long vowel. */
function agrees(value: number, noun: string): boolean {
  const rest = value % 100
  return rest < 11 || !Number.isInteger(value) || ACCUSATIVE.test(noun)
}
