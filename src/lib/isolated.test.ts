import { expect, test } from 'vitest'
import { dirOf, isolated, quoted, withoutIsolates } from './isolated'
import { nbspAfterNumbers } from './nbspAfterNumbers'
import { pageTitle, SITE_NAME, setTitleName } from './pageTitle'

test('an Arabic text reads the same in a sentence; another one has its own direction', () => {
  for (const text of ['', 'مَدار؟', '!سارة', 'آيفون 16', '16 آيفون', '(الرئيسية)'])
    expect(isolated(text)).toBe(text)
  // A number with a sign before Arabic letters is turned around in a sentence only.
  for (const text of ['C++', 'سارة John!', '42%', 'שלום', '3-1 للأهلي', '50% خصم', '£20 خصم'])
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
})

test('a text cannot end its isolation, and a text with isolated parts is not isolated again', () => {
  expect(quoted('\u2067a\u2069\u2069b')).toBe('«\u2068ab\u2069»')
  expect(isolated(`قالب ${quoted('C++')}`)).toBe('قالب «\u2068C++\u2069»')
})

test('a headline has its own direction unless it has an Arabic letter', () => {
  expect(['++C', '.NET!', 'FIFA تعلن!'].map(dirOf)).toEqual(['auto', 'auto', undefined])
})

test('neither other programs nor the title of a page, with the name that editors choose, have it', () => {
  expect(withoutIsolates(`${quoted('A b')}، ${quoted('C++')}`)).toBe('«A b»، «C++»')
  setTitleName('Yahoo!')
  expect(pageTitle(`نتائج البحث عن ${quoted('C++')}`)).toBe('نتائج البحث عن «C++» · Yahoo!')
  setTitleName(SITE_NAME)
})

test('«Visual language», Type: the space after a number, and only that one, is a no-break space', () => {
  expect(nbspAfterNumbers('يجمع 40 عازفًا من 1,204 بلدان في 250')).toBe(
    'يجمع 40\u00a0عازفًا من 1,204\u00a0بلدان في 250',
  )
  expect(nbspAfterNumbers('هدف في الدقيقة 90 يعيد')).toBe('هدف في الدقيقة\u00a090 يعيد')
  expect(nbspAfterNumbers('الطعام 3 مرات')).toBe('الطعام 3\u00a0مرات')
})
