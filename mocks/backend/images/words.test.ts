import { expect, test } from 'vitest'
import { arabicPath, letters } from './lettering'
import { numberIn } from './numberIn'

test.each([
  ['القاهرة تبدأ تشغيل 40 حافلة كهربائية', '40', 'حافلة'],
  ['أكاديمية الناشئين تستقبل 120 لاعبًا من القرى', '120', 'لاعبًا'],
  ['رقمنة ١٬٢٠٠ مخطوط نادر', '1,200', 'مخطوط'],
  ['صالة تتسع لـ8 آلاف متفرج', '8', 'آلاف متفرج'],
  ['الصادرات ترتفع ٢٫٣٪ هذا العام', '2.3%', ''],
  ['نمو الصادرات 12 في المئة', '12%', ''],
])('«%s» has the number %s «%s»', (headline, digits, noun) => {
  expect(numberIn(headline)).toMatchObject({ digits, noun })
})

test.each([
  'حكاية راديو من عام 1962 يعود إلى العمل',
  'شبكات 5G تصل إلى القرى',
  'الميناء يهزم السارية 3-1 في مباراة مؤجلة',
  'باب يفتح بين 9 و12 مساء',
])('«%s» has no number to draw', (headline) => {
  expect(numberIn(headline)).toBeNull()
})

const used = (text: string) => {
  const { path } = arabicPath(text)
  return Object.entries(letters).flatMap(([form, letter]) =>
    path.includes(letter.path) ? form : [],
  )
}

test('Arabic letters join as they do in print, with lam-alef in one form', () => {
  expect(used('حافلة')).toEqual(expect.arrayContaining(['ح-', '-ا', 'ف-', '-ل-', '-ة']))
  expect(used('لاعبًا')).toEqual(expect.arrayContaining(['لا', 'ع-', '-ب-', '-ا', 'ً']))
  expect(used('آلاف متفرج')).toEqual(
    expect.arrayContaining(['آ', 'لا', 'ف', 'م-', '-ت-', '-ف-', '-ر', 'ج']),
  )
})
