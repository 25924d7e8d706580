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
    ['hamza left out of its waw', 'موتمر', 2],
    ['diacritics', 'مَكْتَبَةٌ', 0],
    ['Persian digits and ya', '۴۵', 4],
    ['a mark that nobody sees', '\u200fمكتبة\u200e', 0],
    ['a mark that nobody sees, inside', 'مك\u061cت\u00adب\u2060ة', 0],
    ['another seat of the hamza', 'مسئولة', 5],
    ['the hamza alone', 'شءون', 5],
    ['another seat after the article', 'للشئون', 5],
    ['without the article', 'مستشفى', 3],
    ['with an article too many', 'المكتبة', 0],
    ['joined letters and the article', 'وبالمكتبة', 0],
    ['the article drowned in a lam', 'للمكتبة', 0],
    ['a joined letter in the text', 'سباق', 6],
    ['a joined letter in the query', 'وقوارب', 6],
    ['the beginning of a word', 'متنق', 0],
    ['the beginning of a word, its article left out', 'اولمب', 6],
  ])('%s: %s', (_, query, at) => {
    expect(found(index, query)).toContain(HEADLINES[at])
  })

  test('every headline is found by its words, misspelt and in any order', () => {
    const careless = (text: string) =>
      text
        .replace(/[أإآ]/g, 'ا')
        .replace(/ة/g, 'ه')
        .replace(/ى/g, 'ي')
        .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
        .replace(/(..)/, '$1ــ')
    for (const headline of HEADLINES) {
      const words = careless(headline).split(' ')
      expect(found(index, words.join(' '))).toEqual([headline])
      expect(found(index, words.reverse().join('  '))).toEqual([headline])
      for (const word of words) expect(found(index, word)).toContain(headline)
    }
  })

  test('an item has to have both words, in any order', () => {
    expect(found(index, 'النيل مكتبة')).toEqual([HEADLINES[0]])
    expect(found(index, 'مكتبة القهوة')).toEqual([])
  })

  test('a separate «و» between words is ignored; at the end it is the beginning of a word', () => {
    expect(found(index, 'مكتبة و النيل')).toEqual([HEADLINES[0]])
    expect(found(index, 'الألعاب و')).toEqual([HEADLINES[6]])
    expect(found(index, 'مكتبة و')).toEqual([])
  })

  test('a prefix letter is not removed from the query to match the beginning of another word', () => {
    expect(found(titled('تابع الخبر', 'كتاب'), 'كتاب')).toEqual(['كتاب'])
  })

  test('each seat of a hamza finds the other ones, as reader and as writer', () => {
    const spellings = ['يقرؤون', 'يقرأون', 'يقرءون', 'يقرئون']
    for (const query of spellings) expect(found(titled(...spellings), query)).toHaveLength(4)
    expect(found(titled('السماء صافية'), 'أسماء')).toEqual([])
  })

  test.each([
    ['مائة', 'مئة'],
    ['مئتين', 'مائتين'],
    ['ثلاثمائة', 'ثلاثمئة'],
    ['بالمئة', 'بالمائة'],
    ['مسؤول', 'مسئل'],
    ['أبناؤها', 'ابنائها'],
    ['الرحمٰن', 'رحمان'],
    ['الصلوٰة', 'صلاة'],
    ['الزكاة', 'الزكوٰة'],
    ['هٰذا', 'هذا'],
    ['أبو ظبي', 'أبوظبي'],
    ['عبدالله', 'عبد الله'],
    ['1،200', '١٢٠٠'],
    ['مك\ufffcتبة', 'مكتبة'],
    ['Saʿud', 'saud'],
    ["l'été", 'lete'],
    ['New\u2011York', 'newyork'],
    ['al-Ahram', 'alahram'],
  ])('«%s» and «%s» find each other', (one, other) => {
    expect(found(titled(one), other)).toEqual([one])
    expect(found(titled(other), one)).toEqual([other])
    expect(found(titled('دمية'), 'دمائه')).toEqual([])
  })

  test('a word without the hamza in its middle is found', () => {
    expect(found(titled('عباءة من الصوف'), 'عباه')).toEqual(['عباءة من الصوف'])
  })

  test('after a prefix letter a whole word is found, or a beginning of four letters', () => {
    const behind = titled('زيارة بمدرسة')
    expect(found(behind, 'مدر')).toEqual([])
    expect(found(behind, 'مدرس')).toEqual(['زيارة بمدرسة'])
    expect(found(titled('زيارة بمصر'), 'مصر')).toEqual(['زيارة بمصر'])
  })

  test('a word that begins with a written hamza has no article to remove', () => {
    expect(found(titled('عابر سبيل', 'ألعاب الظل'), 'ألعاب')).toEqual(['ألعاب الظل'])
    expect(found(titled('ألعاب الظل', 'عابر سبيل'), 'عاب')).toEqual(['عابر سبيل'])
  })

  test('the middle of a word is not its beginning', () => {
    expect(found(index, 'تنقلة')).toEqual([])
  })
})

describe('ranking', () => {
  test('whole words, then beginnings, then behind a joined letter; of each the title before other texts', () => {
    const items: Searchable[] = [
      { title: 'خبر أول', texts: ['مكتبة'] },
      { title: 'خبر ثالث', texts: ['مكتبةٌ2'] },
      { title: 'زيارة بمكتبة' },
      { title: 'مكتبةٌ1 في حي' },
      { title: 'عن المكتبة' },
      { title: 'عن مكتبة' },
      { title: 'خبر رابع', texts: ['بمكتبة'] },
      { title: 'خبر ثان', texts: ['مصدر', 'المكتبة'] },
    ]
    const titles = createSearchIndex(items)
      .search('مكتبة')
      .map(({ title }) => title)
    expect(titles).toEqual([
      'عن مكتبة',
      'عن المكتبة',
      'خبر أول',
      'خبر ثان',
      'مكتبةٌ1 في حي',
      'خبر ثالث',
      'زيارة بمكتبة',
      'خبر رابع',
    ])
  })

  test('items of equal rank keep their order', () => {
    const same = titled('سباق ج', 'سباق أ', 'سباق ب')
    expect(found(same, 'سباق')).toEqual(['سباق ج', 'سباق أ', 'سباق ب'])
  })

  test('a word that the title has with a prefix letter is still found by its beginning in other texts', () => {
    const items: Searchable[] = [{ title: 'زيارة بمصر', texts: ['مصر'] }]
    expect(createSearchIndex(items).search('مص')).toHaveLength(1)
  })

  test('`limit` returns the best; `where` filters before it applies', () => {
    const many = titled('سباقات', 'سباق', 'سباق الزوارق')
    expect(many.search('سباق', { limit: 2 }).map(({ title }) => title)).toEqual([
      'سباق',
      'سباق الزوارق',
    ])
    const where = ({ title }: Searchable) => title !== 'سباق'
    expect(many.search('سباق', { limit: 1, where }).map(({ title }) => title)).toEqual([
      'سباق الزوارق',
    ])
    expect(many.search('سباق', { limit: 0 })).toEqual([])
  })
})

describe('unusual queries', () => {
  test.each(['', '   ', '\n\t', '«»!؟', '\u200f', '🚀', '.*', '(', '[', '\\', '$^', '%'])(
    'a query without a word finds nothing: %j',
    (query) => {
      expect(index.search(query)).toEqual([])
    },
  )

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a property name of every object finds only items that contain it: %s',
    (name) => {
      expect(index.search(name)).toEqual([])
      expect(found(titled(`عن ${name}`, 'خبر'), name)).toEqual([`عن ${name}`])
    },
  )

  test('punctuation and emoji beside words change nothing', () => {
    expect(found(index, '🚀 (مكتبة)? .* [النيل]')).toEqual([HEADLINES[0]])
    expect(found(titled('🇪🇬 مصر 👨‍👩‍👧 تقرأ'), 'مصر تقرا')).toHaveLength(1)
  })

  test('a query of 10 kB works, as one word or many', () => {
    expect(index.search('م'.repeat(10_000))).toEqual([])
    expect(found(index, 'مكتبة '.repeat(1700))).toEqual([HEADLINES[0]])
    const many = Array.from({ length: 2000 }, (_, at) => `ك${at}`).join(' ')
    expect(index.search(many)).toEqual([])
    expect(found(titled(many), many)).toEqual([many])
  })

  test('no items, no results', () => {
    expect(createSearchIndex([]).search('مكتبة')).toEqual([])
  })
})
