import { expect, test } from 'vitest'
import { containsText, isSameText } from './containsText'

test('Spec §2: the searches of the back office find a part of a field, in any spelling', () => {
  const fields = ['الأسواق المالية', 'Financial Markets', 'أسهم ومؤشرات']
  for (const query of ['   ', ' markets ', 'ما\u034fليه', 'أسهم ومئشرات', 'وموشرات'])
    expect(containsText(fields, query), query).toBe(true)
  for (const query of ['المالية Financial', 'ـ', '-', "'", '–'])
    expect(containsText(fields, query), query).toBe(false)
  for (const sign of ['-', "'", '–']) expect(containsText([`قبل ${sign} بعد`], sign)).toBe(true)
})

test.each([
  ['شؤون الأسرة', 'شئون الاسره'],
  ['قرآن', 'قرءان'],
  ['مائة', 'مئة'],
  ['شيء', 'شئ'],
  ['ضوء', 'ضؤ'],
  ['هدوءًا', 'هدؤا'],
  ['هيئة', 'هيءة'],
  ['مروءة', 'مروؤة'],
  ['مسؤولون', 'مسئلون'],
  ['رؤوس', 'رءس'],
  ['داوود', 'داود'],
  ['هٰذا عبد الرحمـٰن', 'هذا عبدالرحمان'],
  ['في أبو ظبي', 'في ابوظبي'],
  ['٣٬٦٠٠ و١٢٫٥٪', '3600 و12.5%'],
  ['گوگل چاپ ڤيديو', 'كوكل جاب فيديو'],
  ['م\ufe77ح\ufc60مد', 'محمد'],
  ['ميزان ۂ ۓ ٲ', 'میزاں ه ئ أ'],
  ['ما قال «نعم، لا»؟', 'ما قال "نعم, لا"?'],
  ["Saʿud al\u2011Fayṣal – Qur'an", 'Saud alfaysal quran'],
  ['İstanbul Straße Łódź Ǣrø', 'ISTANBUL STRASSE LODZ AERO'],
  ['a+b (c)', 'A+B  (C)\u200e'],
])('«%s» and «%s» are the same text, in both directions', (one, other) => {
  expect(isSameText(one, other)).toBe(true)
  expect(isSameText(other, one)).toBe(true)
  expect(isSameText(one, `${other}ن`)).toBe(false)
})
