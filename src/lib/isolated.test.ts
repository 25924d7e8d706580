import { describe, expect, test } from 'vitest'
import { dirOf, isolated, quoted, withoutIsolates } from './isolated'
import { nbspAfterNumbers } from './nbspAfterNumbers'
import { pageTitle, SITE_NAME, setTitleName } from './pageTitle'

describe('isolated', () => {
  test.each(['', 'سارة أحمد', 'مَدار؟', '!سارة', 'آيفون 16', '16 آيفون', '(الرئيسية)'])(
    'leaves «%s», which reads the same',
    (text) => {
      expect(isolated(text)).toBe(text)
    },
  )

  // A number with a sign before Arabic letters is turned around in a sentence only.
  test.each([
    'C++',
    'Yahoo!',
    'سارة John!',
    '42%',
    '+966 11',
    'שלום',
    '.Hello',
    '3-1 للأهلي',
    '50% خصم',
    '#1 في مصر',
    '£20 خصم',
  ])('gives «%s» its own direction', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
  })

  test('a text cannot end its isolation', () => {
    expect(quoted('\u2067a\u2069\u2069b')).toBe('«\u2068ab\u2069»')
  })

  test('a headline has its own direction unless it has an Arabic letter', () => {
    expect(['++C', '.NET!', 'FIFA تعلن!', 'سارة'].map(dirOf)).toEqual([
      'auto',
      'auto',
      undefined,
      undefined,
    ])
  })

  test('a text with isolated parts is not isolated again', () => {
    expect(isolated(`قالب ${quoted('C++')}`)).toBe('قالب «\u2068C++\u2069»')
  })

  test('neither other programs nor the title of a page, with the name that editors choose, have it', () => {
    expect(withoutIsolates(`${quoted('A b')}، ${quoted('C++')}`)).toBe('«A b»، «C++»')
    setTitleName('Yahoo!')
    expect(pageTitle(`نتائج البحث عن ${quoted('C++')}`)).toBe('نتائج البحث عن «C++» · Yahoo!')
    setTitleName(SITE_NAME)
  })

  test('an override ends with its text', () => {
    expect(quoted('\u202eاسم')).toBe('«\u2068\u202eاسم\u2069»')
  })
})

describe('«Visual language», Type: a number and its noun stay together', () => {
  test('the space after a number becomes a no-break space, and only that one', () => {
    expect(nbspAfterNumbers('قائمة من 26 لاعبًا')).toBe('قائمة من 26\u00a0لاعبًا')
    expect(nbspAfterNumbers('يجمع 40 عازفًا من 11 بلدًا')).toBe('يجمع 40\u00a0عازفًا من 11\u00a0بلدًا')
    expect(nbspAfterNumbers('1,204 إعجابات')).toBe('1,204\u00a0إعجابات')
    expect(nbspAfterNumbers('هدف في الدقيقة 90 يعيد')).toBe('هدف في الدقيقة\u00a090 يعيد')
    expect(nbspAfterNumbers('الطعام 3 مرات')).toBe('الطعام 3\u00a0مرات')
  })

  test('a number at the end and a text without numbers do not change', () => {
    expect(nbspAfterNumbers('ارتفاع إلى 250')).toBe('ارتفاع إلى 250')
    expect(nbspAfterNumbers('ارتفاع إلى 250 ')).toBe('ارتفاع إلى 250 ')
    expect(nbspAfterNumbers('بلا أرقام هنا')).toBe('بلا أرقام هنا')
  })
})
