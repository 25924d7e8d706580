import { describe, expect, test } from 'vitest'
import { createSearchIndex, type Searchable } from './searchIndex'

const titled = (...titles: string[]) =>
  createSearchIndex(titles.map((title): Searchable => ({ title })))
const found = (index: ReturnType<typeof titled>, query: string) =>
  index.search(query).map(({ title }) => title)

const HEADLINES = [
  'مكتبة متنقلة على مركب تزور قرى النيل',
  'مؤتمر الإعلام الرياضي ينطلق في الرياض',
  'خطة 2030 تزيد 45 محطة شمسية',
  'لجنة مسؤولة عن شؤون الطلاب',
  'الألعاب الأولمبية وسباق القوارب',
  'كتاب عن تاريخ القهوة',
]
const index = titled(...HEADLINES)

describe('D-10: Arabic spellings', () => {
  test.each([
    ['a mark that nobody sees, inside', '\u200fمك\u061cت\u00adب\u2060ة', 0],
    ['another seat after the article', 'للشئون', 3],
    ['joined letters and the article', 'وبالمكتبة', 0],
    ['a joined letter in the query', 'وقوارب', 4],
    ['the beginning of a word, its article left out', 'اولمب', 4],
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
    }
    expect(found(index, 'مكتبة القهوة')).toEqual([])
  })

  test('a separate «و» between words is ignored; at the end it is the beginning of a word', () => {
    expect(found(index, 'مكتبة و النيل')).toEqual([HEADLINES[0]])
    expect(found(index, 'الألعاب و')).toEqual([HEADLINES[4]])
    expect(found(index, 'مكتبة و')).toEqual([])
  })

  test('each spelling finds the others, as reader and as writer', () => {
    const spellings = [
      ['يقرؤون', 'يقرأون', 'يقرءون', 'يقرئون'],
      ['بالمئة', 'بالمائة'],
      ['مسؤول', 'مسئل'],
      ['ثلاثمائة', 'ثلاثمئة'],
      ['أبناؤها', 'ابنائها'],
      ['الرحمٰن', 'رحمان'],
      ['عباءة', 'عباه'],
      ['1،200', '١٢٠٠'],
      ['Saʿud', 'saud'],
      ['New\u2011York', 'newyork'],
    ]
    for (const one of spellings)
      for (const query of one) expect(found(titled(...one), query), query).toHaveLength(one.length)
    expect(found(titled('السماء صافية'), 'أسماء')).toEqual([])
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

test('a query without a word finds nothing; one of 10 kB works, as one word or many', () => {
  for (const query of ['', '\n', '«»!؟', '\u200f', '🚀', '.*', '[', 'م'.repeat(10_000)])
    expect(index.search(query)).toEqual([])
  const many = Array.from({ length: 2000 }, (_, at) => `ك${at}`).join(' ')
  expect(found(titled(many), many)).toEqual([many])
})
