import { describe, expect, test } from 'vitest'
import { countryCategories } from '@/content/admin/countryCategories'
import { countries } from '@/content/countries'
import { recentActivity } from '@/content/profile'
import { foldArabic } from '@/lib/arabic'
import { manyMessages } from '../mocks/data/manyMessages'
import { seed } from '../mocks/data/seed'
import { scenarios } from '../mocks/scenarios'

const content = import.meta.glob<Record<string, unknown>>(
  ['../src/content/**/*.ts', '!../src/content/**/*.test.ts'],
  { eager: true },
)

/** Every Arabic text inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Script=Arabic}/u.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const texts = textsIn([
  content,
  countries.map(({ slug }) => countryCategories(slug)),
  seed(),
  manyMessages(500),
  Object.values(scenarios).map(({ label, description }) => [label, description]),
])

/** A fault of spelling or style, and a text that has it. The pattern must not match correct text. */
type Rule = { rule: string; fault: RegExp; example: string }

const MONTH = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر'

const rules: Rule[] = [
  { rule: 'Africa is «أفريقيا», as in the regions', fault: /إفريق/, example: 'غرب إفريقيا' },
  {
    rule: 'thousands have a comma; years, codes and reference numbers have none',
    fault: new RegExp(
      `(?<![\\d.,:/-]|(?:عام|منذ|نهاية|${MONTH}|مجهول|رقم المتابعة|بالرمز) )\\d{4}(?![\\d-])|(?<![\\d.,]|المتابعة )\\d{5,}`,
    ),
    example: 'تجمع 2000 لاعب ولاعبة',
  },
  { rule: 'a joined letter stands at its number', fault: /ـ \d/, example: 'قاعة بـ 6 آلاف مقعد' },
  { rule: 'tanween stands before the alef', fault: /ا\u064b/, example: 'قريباً' },
  { rule: 'digits are Western (decision 28)', fault: /[٠-٩۰-۹]/, example: '٣ أيام' },
  {
    rule: 'one space, and none before punctuation',
    fault: / {2}| [،؛؟:.!]|[،؛؟][^\s»)]/,
    example: 'خبر ، وآخر',
  },
  {
    rule: 'punctuation and quotes are Arabic, without exclamation',
    fault: /\p{Script=Arabic}[,;?!]|["“”]/u,
    example: 'ما الخبر?',
  },
  {
    rule: 'a runner is «عدّاء», since «عداء» is enmity',
    fault: /(?<!\p{L})(?:ال)?عدا(?:ء|ؤ)/u,
    example: '800 عداء على السهل',
  },
  {
    rule: '«احتاج» takes «إلى»',
    fault: /[يتن]حتاج(?:ه|ها|هم)(?!\p{L})/u,
    example: 'ما الذي يحتاجه جسمك؟',
  },
  {
    rule: 'the verb itself, not «تم» with a noun of action',
    fault: /(?<!\p{L})[وف]?(?:سي|ي)?تم (?=\p{L})/u,
    example: 'تم افتتاح الحديقة',
  },
]

describe('the sample content and the messages are in the Arabic of a newspaper', () => {
  test('the texts are found, headlines, labels and messages among them', () => {
    expect(texts.length).toBeGreaterThan(4000)
    for (const known of ['شمال أفريقيا', 'رأس القسم', 'جنى السالم', 'بلا رسائل'])
      expect(texts).toContain(known)
  })

  test.each(rules)('$rule', ({ fault, example }) => {
    expect(example).toMatch(fault)
    expect(texts.filter((text) => fault.test(text))).toEqual([])
  })
})

/** Every object inside a value that has a title, each once: one that two lists share is one. */
function titledIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  if ('title' in value && typeof value.title === 'string') found.add(value)
  for (const part of Object.values(value)) titledIn(part, found)
  return found
}

describe('headlines', () => {
  const sections = Object.entries(content).filter(([path]) => !path.includes('/legal/'))
  const titled = titledIn(sections) as Set<{ title: string }>
  const titles = [...titled]
    .filter((it) => !recentActivity.includes(it as never))
    .map((it) => it.title)

  test('no headline appears twice anywhere, whatever its spelling', () => {
    expect(titles.length).toBeGreaterThan(1500)
    const folded = titles.map(foldArabic)
    expect(folded.filter((title, index) => folded.indexOf(title) !== index)).toEqual([])
  })

  test('one that asks has a question mark', () => {
    const asks = titles.filter((title) =>
      /(?:^|: )(?:كيف|لماذا|ماذا|هل|متى|أين|ما الذي) /.test(title),
    )
    expect(asks.length).toBeGreaterThan(50)
    expect(asks.filter((title) => !title.includes('؟'))).toEqual([])
  })

  test('what the reader read or saved is one of them, word for word', () => {
    for (const { title } of recentActivity) expect(titles).toContain(title)
  })
})
