import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyticsArticles } from '@/content/admin/analyticsContent'
import { countryCategories } from '@/content/admin/countryCategories'
import { countries } from '@/content/countries'
import { recentActivity } from '@/content/profile'
import { foldArabic } from '@/lib/arabic'
import { manyMessages } from '../mocks/backend/data/manyMessages'
import { seed } from '../mocks/backend/data/seed'

const content = import.meta.glob<Record<string, unknown>>(
  ['../src/content/**/*.ts', '!../src/content/**/*.test.ts'],
  { eager: true },
)
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** Returns every Arabic text inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isArabic(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const samples = textsIn([
  content,
  countries.map(({ slug }) => countryCategories(slug)),
  seed(),
  manyMessages(500),
])

/** Files with deliberately bad Arabic: what visitors type, and the code that corrects it. */
const ON_PURPOSE = /extremeMessages|lib\/arabic\.ts|verificationCode\.ts|ForgottenPassword\.stories/
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm
/** Texts that the specification prescribes exactly (§5, §8). */
const PRESCRIBED =
  /هل تريد حذف هذا (التصنيف|الإعلان).*|تم حفظ (التغييرات|الإعدادات) بنجاح.*|وسيتم تطبيقها على.*|تم (إرسال|تغيير|إضافة) .* بنجاح(\. سنتواصل معك قريباً)?|لم يتم استلام أي رسائل بعد/

/** The Arabic of the strings and JSX of the interface, of stories and of the mock tools. */
const shown = globSync(['{src,mocks,.storybook}/**/*.{ts,tsx}', 'index.html'])
  .filter((file) => !/content\/|\.test\.|\.gen\./.test(file) && !ON_PURPOSE.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(COMMENT, '')
      .split(/['"`<>{}\n]/),
  )
  .map((text) => text.replace(PRESCRIBED, '').trim())
  .filter(isArabic)

const MONTH = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر'

/** A fault of spelling or style, which correct texts do not match. */
const everywhere: [rule: string, fault: RegExp][] = [
  ['Africa is «أفريقيا», as in the regions', /إفريق/],
  ['a joined letter is directly before its number', /ـ \d/],
  ['tanween is before the alef', /ا\u064b/],
  ['digits are Western (D-28)', /[٠-٩۰-۹]/],
  // «.*» is a pattern of a story, and «\n» a new line.
  ['one space, none before punctuation', / {2}| [،؛؟:!]| \.(?!\*)|[،؛؟](?!\\n)[^\s»)]/],
  ['punctuation and quotes are Arabic, no exclamation', /\p{Script=Arabic}[,;?!]|["“”]/u],
  ['a runner is «عدّاء», since «عداء» is enmity', /(?<!\p{L})(?:ال)?عدا(?:ء|ؤ)/u],
  ['«احتاج» takes «إلى»', /[يتن]حتاج(?:ه|ها|هم)(?!\p{L})/u],
  ['the verb itself, not «تم» with a noun', /(?<!\p{L})[وف]?(?:سي|ي)?تم (?=\p{L})/u],
]

test.each(everywhere)('«Writing in Arabic»: %s', (_, fault) => {
  expect([...samples, ...shown].filter((text) => fault.test(text))).toEqual([])
})

test('in the content thousands have a comma; years, codes and reference numbers have none', () => {
  const fault = new RegExp(
    `(?<![\\d.,:/-]|(?:عام|منذ|نهاية|${MONTH}|مجهول|رقم المتابعة|بالرمز) )\\d{4}(?![\\d-])|(?<![\\d.,]|المتابعة )\\d{5,}`,
  )
  expect(samples.filter((text) => fault.test(text))).toEqual([])
})

// The page «Writing in Arabic» of Storybook lists the words to use instead.
const ofInterface: [rule: string, fault: RegExp][] = [
  [
    'thousands have a comma before a noun',
    new RegExp(
      `(?<![\\d.,:/+-]|(?:${MONTH}) )\\d{4,}[ \\u00a0](?=(?!هـ|مدار)\\p{Script=Arabic})`,
      'u',
    ),
  ],
  ['«قسم», «فئة» or «اهتمام», not «تصنيف»', /تصنيف/],
  ['units have their Arabic name', /\d ?MB|ميجا/],
  ['the verb itself, not «قم بـ»', /(?<!\p{L})(?:قم|يرجى القيام) ب/u],
  ['no «كـ» for «as»', /(?<!\p{L})كـ|كمقروءة|كمحلولة|كمردود|كجدول/u],
  ['no programmers’ words', /وحدة التحكم|الثيم/],
  ['one word for one thing', /مقالة|فيديوهات|الموصى بها|مواضيع|معدل النقر|مسطرة المسافة|في تبويب/],
  ['one writes «إلى» someone', /اكتب ل(?:نا|ي)/],
  ['a name between «…» has its own direction: `quoted`', /«\$$/],
  ['«تعذّر» has its shadda', /تعذر/],
]

test.each(ofInterface)('«Writing in Arabic» in the interface: %s', (_, fault) => {
  expect(shown.length).toBeGreaterThan(3000)
  expect(shown.filter((text) => fault.test(text))).toEqual([])
})

/** Returns every object inside a value that has a title; an object that two lists share counts once. */
function titledIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  if ('title' in value && typeof value.title === 'string') found.add(value)
  for (const part of Object.values(value)) titledIn(part, found)
  return found
}

test('no headline appears twice, in any spelling, and a question has a question mark', () => {
  const pages = Object.entries(content).filter(([path]) => !path.includes('/legal/'))
  // Lists that refer to records.
  const lists: readonly object[] = [...recentActivity, ...analyticsArticles]
  const titles = [...titledIn(pages)]
    .filter((it) => !lists.includes(it))
    .map((it) => (it as { title: string }).title)
  const folded = titles.map(foldArabic)
  expect(folded.filter((title, index) => folded.indexOf(title) !== index)).toEqual([])
  const asks = /(?:^|: )(?:كيف|لماذا|ماذا|هل|متى|أين|ما الذي) /
  expect(titles.filter((title) => asks.test(title) && !title.includes('؟'))).toEqual([])
})
