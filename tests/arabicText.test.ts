import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadStories, storyFiles } from '@/content/loadStories'
import { foldArabic } from '@/lib/arabic'

/** Files with deliberately bad Arabic: what visitors type, and the code that corrects it. */
const ON_PURPOSE =
  /\.test\.|\.gen\.|extremeMessages|lib\/arabic\.ts|verificationCode\.ts|ForgottenPassword\.stories/
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm
/** Texts that the specification prescribes exactly (§5, §8). */
const PRESCRIBED =
  /هل تريد حذف هذا (التصنيف|الإعلان).*|تم حفظ (التغييرات|الإعدادات) بنجاح.*|وسيتم تطبيقها على.*|تم (إرسال|تغيير|إضافة) .* بنجاح(\. سنتواصل معك قريباً)?|لم يتم استلام أي رسائل بعد/

/** The Arabic of the strings and JSX of these files. */
const textsOf = (files: readonly string[]) =>
  files
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(COMMENT, '')
        .split(/['"`<>{}\n]/),
    )
    .map((text) => text.replace(PRESCRIBED, '').trim())
    .filter((text) => /\p{Script=Arabic}/u.test(text))

const files = globSync(['{src,mocks,.storybook}/**/*.{ts,tsx}', 'index.html']).filter(
  (file) => !ON_PURPOSE.test(file),
)
const isContent = (file: string) => file.includes('content/')
const content = textsOf(files.filter(isContent))
const shown = textsOf(files.filter((file) => !isContent(file)))
const texts = [...content, ...shown]

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
  expect(texts.filter((text) => fault.test(text))).toEqual([])
})

test('in the content thousands have a comma; years, codes and reference numbers have none', () => {
  const fault = new RegExp(
    `(?<![\\d.,:/-]|(?:عام|منذ|نهاية|${MONTH}|مجهول|رقم المتابعة|بالرمز) )\\d{4}(?![\\d-])|(?<![\\d.,]|المتابعة )\\d{5,}`,
  )
  expect(content.filter((text) => fault.test(text))).toEqual([])
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

test('no headline appears twice, in any spelling, and a question has a question mark', async () => {
  const stories = await Promise.all(storyFiles.map((file) => loadStories(file)))
  const titles = stories.flat().map(({ title }) => title)
  const folded = titles.map(foldArabic)
  expect(folded.filter((title, index) => folded.indexOf(title) !== index)).toEqual([])
  const asks = /(?:^|: )(?:كيف|لماذا|ماذا|هل|متى|أين|ما الذي) /
  expect(titles.filter((title) => asks.test(title) && !title.includes('؟'))).toEqual([])
})
