import { describe, expect, test } from 'vitest'
import { createSearchIndex } from './searchIndex'
import type { Searchable } from './terms'

const titled = (...titles: string[]) =>
  createSearchIndex(titles.map((title): Searchable => ({ title })))
const found = (index: ReturnType<typeof titled>, query: string) =>
  index.search(query).map(({ title }) => title)

const HEADLINES = [
  'مكتبة متنقلة على مركب تزور قرى النيل',
  'أسئلة القراء عن معرض الكتاب',
  'مؤتمر الإعلام الرياضي ينطلق في الرياض',
  'ترميم المستشفى القديم بحي الصاغة',
  'خطة 2030 تزيد 45 محطة شمسية',
  'لجنة مسؤولة عن شؤون الطلاب',
  'الألعاب الأولمبية وسباق القوارب',
  'كتاب عن تاريخ القهوة',
  'عابرو سبيل على طريق القوافل',
]
const index = titled(...HEADLINES)

describe('D-10: Arabic spellings', () => {
  test.each([
    ['hamza above alef instead of below', 'الأعلام', 2],
    ['a mark that nobody sees, inside', '\u200fمك\u061cت\u00adب\u2060ة', 0],
    ['another seat after the article', 'للشئون', 5],
    ['with an article too many', 'المكتبة', 0],
    ['joined letters and the article', 'وبالمكتبة', 0],
    ['the article drowned in a lam', 'للمكتبة', 0],
    ['a joined letter in the text', 'سباق', 6],
    ['a joined letter in the query', 'وقوارب', 6],
    ['the beginning of a word, its article left out', 'اولمب', 6],
  ])('%s: %s', (_, query, at) => {
    expect(found(index, query)).toContain(HEADLINES[at])
  })

  test('every headline is found by all of its words, misspelt and in any order', () => {
    const careless = (text: string) =>
      text
        .replace(/[أإآ]/g, 'ا')
        .replace(/ة/g, 'ه')
        .replace(/ى/g, 'ي')
        .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
        .replace(/(..)/, '$1ــ')
    for (const headline of HEADLINES) {
      const words = careless(headline).split(' ')
      expect(found(index, words.reverse().join('  '))).toEqual([headline])
      for (const word of words) expect(found(index, word)).toContain(headline)
    }
    expect(found(index, 'مكتبة القهوة')).toEqual([])
  })

  test('a separate «و» between words is ignored; at the end it is the beginning of a word', () => {
    expect(found(index, 'مكتبة و النيل')).toEqual([HEADLINES[0]])
    expect(found(index, 'الألعاب و')).toEqual([HEADLINES[6]])
    expect(found(index, 'مكتبة و')).toEqual([])
  })

  test('each seat of a hamza finds the other ones, as reader and as writer', () => {
    const spellings = ['يقرؤون', 'يقرأون', 'يقرءون', 'يقرئون']
    for (const query of spellings) expect(found(titled(...spellings), query)).toHaveLength(4)
    expect(found(titled('السماء صافية'), 'أسماء')).toEqual([])
  })

  test.each([
    ['ثلاثمائة', 'ثلاثمئة'],
    ['بالمئة', 'بالمائة'],
    ['مسؤول', 'مسئل'],
    ['أبناؤها', 'ابنائها'],
    ['الرحمٰن', 'رحمان'],
    ['عباءة', 'عباه'],
    ['1،200', '١٢٠٠'],
    ['Saʿud', 'saud'],
    ['New\u2011York', 'newyork'],
  ])('«%s» and «%s» find each other', (one, other) => {
    expect(found(titled(one), other)).toEqual([one])
    expect(found(titled(other), one)).toEqual([other])
  })

  test('after a prefix letter a whole word is found, or a beginning of four letters', () => {
    const behind = titled('زيارة بمدرسة')
    expect(found(behind, 'مدر')).toEqual([])
    expect(found(behind, 'مدرس')).toEqual(['زيارة بمدرسة'])
    expect(found(titled('زيارة بمصر'), 'مصر')).toEqual(['زيارة بمصر'])
  })

  test('what only looks like an article, a prefix letter or the beginning of a word is none', () => {
    expect(found(titled('عابر سبيل', 'ألعاب الظل'), 'ألعاب')).toEqual(['ألعاب الظل'])
    expect(found(titled('ألعاب الظل', 'عابر سبيل'), 'عاب')).toEqual(['عابر سبيل'])
    expect(found(titled('تابع الخبر', 'كتاب'), 'كتاب')).toEqual(['كتاب'])
    expect(found(titled('دمية'), 'دمائه')).toEqual([])
    expect(found(index, 'تنقلة')).toEqual([])
  })
})

describe('ranking', () => {
  test('whole words, then beginnings, then behind a joined letter; of each the title before other texts', () => {
    const inOrder: Searchable[] = [
      { title: 'عن مكتبة' },
      { title: 'مكتبة أخرى' },
      { title: 'عن المكتبة' },
      { title: 'خبر أول', texts: ['مكتبة'] },
      { title: 'خبر ثان', texts: ['مصدر', 'المكتبة'] },
      { title: 'مكتبةٌ1 في حي' },
      { title: 'خبر ثالث', texts: ['مكتبةٌ2'] },
      { title: 'زيارة بمكتبة' },
      { title: 'خبر رابع', texts: ['بمكتبة'] },
    ]
    const [first, equal, ...others] = inOrder
    const items = [...others.toReversed(), first, equal].filter((item) => item !== undefined)
    expect(createSearchIndex(items).search('مكتبة')).toEqual(inOrder)
  })

  test('`limit` returns the best; `where` filters before it applies', () => {
    const many = titled('سباقات', 'سباق', 'سباق الزوارق')
    const titles = (options: Parameters<typeof many.search>[1]) =>
      many.search('سباق', options).map(({ title }) => title)
    expect(titles({ limit: 2 })).toEqual(['سباق', 'سباق الزوارق'])
    const where = ({ title }: Searchable) => title !== 'سباق'
    expect(titles({ limit: 1, where })).toEqual(['سباق الزوارق'])
  })
})

test('a query without a word finds nothing', () => {
  for (const query of ['', '\n\t', '«»!؟', '\u200f', '🚀', '.*', '[', '\\'])
    expect(index.search(query)).toEqual([])
})

test('a query of 10 kB works, as one word or many', () => {
  expect(index.search('م'.repeat(10_000))).toEqual([])
  const many = Array.from({ length: 2000 }, (_, at) => `ك${at}`).join(' ')
  expect(found(titled(many), many)).toEqual([many])
})
