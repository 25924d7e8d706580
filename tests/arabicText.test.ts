import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyticsArticles } from '@/content/admin/analyticsContent'
import { countryCategories } from '@/content/admin/countryCategories'
import { countries } from '@/content/countries'
import { recentActivity } from '@/content/profile'
import { foldArabic } from '@/lib/arabic'
import { manyMessages } from '../mocks/backend/data/manyMessages'
import { seed } from '../mocks/backend/data/seed'
import { scenarios } from '../mocks/backend/scenarios'

const content = import.meta.glob<Record<string, unknown>>(
  ['../src/content/**/*.ts', '!../src/content/**/*.test.ts'],
  { eager: true },
)

/** Returns every Arabic text inside a value, at any depth. */
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

/** A fault of spelling or style, and a text that has it. The pattern must not match correct texts. */
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
  {
    rule: 'a joined letter is directly before its number',
    fault: /ـ \d/,
    example: 'قاعة بـ 6 آلاف مقعد',
  },
  { rule: 'tanween is before the alef', fault: /ا\u064b/, example: 'قريباً' },
  { rule: 'digits are Western (D-28)', fault: /[٠-٩۰-۹]/, example: '٣ أيام' },
  {
    rule: 'one space, and none before punctuation',
    // «.*» is a pattern of a story, and «\n» a new line.
    fault: / {2}| [،؛؟:!]| \.(?!\*)|[،؛؟](?!\\n)[^\s»)]/,
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

describe('sample content and messages follow the rules of «Writing in Arabic»', () => {
  test('the test finds the texts, with headlines, labels and messages', () => {
    expect(texts.length).toBeGreaterThan(4000)
    for (const known of ['شمال أفريقيا', 'رأس القسم', 'جنى السالم', 'بلا رسائل'])
      expect(texts).toContain(known)
  })

  test.each(rules)('$rule', ({ fault, example }) => {
    expect(example).toMatch(fault)
    expect(texts.filter((text) => fault.test(text))).toEqual([])
  })
})

/** Files with deliberately bad Arabic: what visitors type, and the code that corrects it. */
const TYPED_ON_PURPOSE =
  /extremeMessages|lib\/arabic\.ts|verificationCode\.ts|ForgottenPassword\.stories/

const interfaceFiles = globSync(['{src,mocks,.storybook}/**/*.{ts,tsx}', 'index.html'], {
  cwd: `${import.meta.dirname}/..`,
}).filter((file) => !/content\/|\.test\.|\.gen\./.test(file) && !TYPED_ON_PURPOSE.test(file))

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm

/** Texts that the specification prescribes exactly (§5, §8). */
const PRESCRIBED = [
  'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به',
  'هل تريد حذف هذا الإعلان نهائياً؟',
  'تم حفظ التغييرات بنجاح',
  'وسيتم تطبيقها على الموقع المباشر',
  'تم حفظ الإعدادات بنجاح',
  'تم إرسال رسالتك بنجاح. سنتواصل معك قريباً',
  'تم تغيير كلمة المرور بنجاح',
  'تم إضافة المستخدم بنجاح',
  'لم يتم استلام أي رسائل بعد',
]

/** Returns the Arabic of a file's strings and JSX, without comments and prescribed texts. */
function interfaceTexts(file: string): string[] {
  const code = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').replace(COMMENT, '')
  const written = PRESCRIBED.reduce((left, text) => left.replaceAll(text, ''), code)
  return written
    .split(/['"`<>{}\n]/)
    .map((text) => text.trim())
    .filter((text) => /\p{Script=Arabic}/u.test(text))
}

// The page «Writing in Arabic» of Storybook lists the words to use instead.
const interfaceRules: Rule[] = [
  ...rules.filter(({ rule }) => !rule.startsWith('thousands')),
  {
    rule: 'thousands have a comma before a noun',
    fault: new RegExp(
      `(?<![\\d.,:/+-]|(?:${MONTH}) )\\d{4,}[ \\u00a0](?=(?!هـ|مدار)\\p{Script=Arabic})`,
      'u',
    ),
    example: '3600 ثانية',
  },
  { rule: '«قسم», «فئة» or «اهتمام», not «تصنيف»', fault: /تصنيف/, example: 'إضافة تصنيف' },
  { rule: 'units have their Arabic name', fault: /\d ?MB|ميجا/, example: 'بحد أقصى 2MB' },
  {
    rule: 'the verb itself, not «قم بـ»',
    fault: /(?<!\p{L})(?:قم|يرجى القيام) ب/u,
    example: 'قم بتحديث الصفحة',
  },
  {
    rule: 'no «كـ» for «as»',
    fault: /(?<!\p{L})كـ|كمقروءة|كمحلولة|كمردود|كجدول/u,
    example: 'تعليم كمقروءة',
  },
  { rule: 'no programmers’ words', fault: /وحدة التحكم|الثيم/, example: 'سُجّل في وحدة التحكم' },
  {
    rule: 'one word for one thing',
    fault: /مقالة|فيديوهات|الموصى بها|مواضيع|معدل النقر|مسطرة المسافة|في تبويب/,
    example: 'مقالة محفوظة',
  },
  { rule: 'one writes «إلى» someone', fault: /اكتب ل(?:نا|ي)/, example: 'اكتب لنا' },
  {
    rule: 'a name between «…» has its own direction: `quoted`',
    fault: /«\$$/,
    example: 'حُذف «$',
  },
  { rule: '«تعذّر» has its shadda', fault: /تعذر/, example: 'تعذر التحميل' },
]

describe('interface, stories and mock tools follow the rules of «Writing in Arabic»', () => {
  const found = interfaceFiles.flatMap((file) =>
    interfaceTexts(file).map((text) => ({ file, text })),
  )

  test.each([
    ['src/site/', 500],
    ['src/admin/', 1000],
    ['src/ui/', 500],
    ['mocks/', 200],
    ['.stories.tsx', 1000],
  ])('the test finds the texts of %s', (part, least) => {
    expect(found.filter(({ file }) => file.includes(part)).length).toBeGreaterThan(least)
  })

  test.each(interfaceRules)('$rule', ({ fault, example }) => {
    expect(example).toMatch(fault)
    expect(found.filter(({ text }) => fault.test(text))).toEqual([])
  })
})

/** Returns every object inside a value that has a title; an object that two lists share counts once. */
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
    // Lists that refer to records.
    .filter((it) => ![...recentActivity, ...analyticsArticles].includes(it as never))
    .map((it) => it.title)

  test('no headline appears twice, in any spelling', () => {
    expect(titles.length).toBeGreaterThan(1500)
    const folded = titles.map(foldArabic)
    expect(folded.filter((title, index) => folded.indexOf(title) !== index)).toEqual([])
  })

  test('a question has a question mark', () => {
    const asks = titles.filter((title) =>
      /(?:^|: )(?:كيف|لماذا|ماذا|هل|متى|أين|ما الذي) /.test(title),
    )
    expect(asks.length).toBeGreaterThan(50)
    expect(asks.filter((title) => !title.includes('؟'))).toEqual([])
  })

  test('what the reader read or saved is one of the headlines, in the same words', () => {
    for (const { title } of recentActivity) expect(titles).toContain(title)
  })
})
