import { describe, expect, test } from 'vitest'
import { createSearchIndex, type Searchable } from './searchIndex'

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

describe('D-10: forgiving of Arabic spelling', () => {
  test.each([
    ['ta marbuta as ha', 'مكتبه', 0],
    ['no hamza', 'اسئله', 1],
    ['hamza above alef where it stands below', 'الأعلام', 2],
    ['hamza left out of its waw', 'موتمر', 2],
    ['alef maqsura as ya', 'المستشفي', 3],
    ['diacritics', 'مَكْتَبَةٌ', 0],
    ['tatweel', 'مـكـتـبـة', 0],
    ['Arabic-Indic digits', '٢٠٣٠', 4],
    ['Persian digits and ya', '۴۵', 4],
    ['a mark that nobody sees', '\u200fمكتبة\u200e', 0],
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

  test('every headline is found by itself, spelt carelessly, its words in any order', () => {
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

  test('two words in any order, both of them there', () => {
    expect(found(index, 'النيل مكتبة')).toEqual([HEADLINES[0]])
    expect(found(index, 'مكتبة القهوة')).toEqual([])
  })

  test('«و» standing apart between words asks for nothing, at the end it is a beginning', () => {
    expect(found(index, 'مكتبة و النيل')).toEqual([HEADLINES[0]])
    expect(found(index, 'الألعاب و')).toEqual([HEADLINES[6]])
    expect(found(index, 'مكتبة و')).toEqual([])
  })

  test('a joined letter is not taken from a word to find the beginnings of another', () => {
    expect(found(titled('تابع الخبر', 'كتاب'), 'كتاب')).toEqual(['كتاب'])
  })

  test('a bare hamza left out of the middle of a word', () => {
    expect(found(titled('عباءة من الصوف'), 'عباه')).toEqual(['عباءة من الصوف'])
  })

  test('behind a joined letter a word is found whole, or by a beginning of four letters', () => {
    const behind = titled('زيارة بمدرسة')
    expect(found(behind, 'مدر')).toEqual([])
    expect(found(behind, 'مدرس')).toEqual(['زيارة بمدرسة'])
    expect(found(titled('زيارة بمصر'), 'مصر')).toEqual(['زيارة بمصر'])
  })

  test('what begins with a written hamza has no article to lose', () => {
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

  test('equals keep the order in which they were given', () => {
    const same = titled('سباق ج', 'سباق أ', 'سباق ب')
    expect(found(same, 'سباق')).toEqual(['سباق ج', 'سباق أ', 'سباق ب'])
  })

  test('a word that the title holds with a joined letter is still found by its beginning elsewhere', () => {
    const items: Searchable[] = [{ title: 'زيارة بمصر', texts: ['مصر'] }]
    expect(createSearchIndex(items).search('مص')).toHaveLength(1)
  })

  test('limit takes the best; where leaves items out before it counts', () => {
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

describe('whatever is typed', () => {
  test.each(['', '   ', '\n\t', '«»!؟', '\u200f', '🚀', '.*', '(', '[', '\\', '$^', '%'])(
    'a query without a word finds nothing: %j',
    (query) => {
      expect(index.search(query)).toEqual([])
    },
  )

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a name that every object has finds only where it is written: %s',
    (name) => {
      expect(index.search(name)).toEqual([])
      expect(found(titled(`عن ${name}`, 'خبر'), name)).toEqual([`عن ${name}`])
    },
  )

  test('signs and emoji beside words change nothing', () => {
    expect(found(index, '🚀 (مكتبة)? .* [النيل]')).toEqual([HEADLINES[0]])
    expect(found(titled('🇪🇬 مصر 👨‍👩‍👧 تقرأ'), 'مصر تقرا')).toHaveLength(1)
  })

  test('a query of 10 kB is answered, long word or many', () => {
    expect(index.search('م'.repeat(10_000))).toEqual([])
    expect(found(index, 'مكتبة '.repeat(1700))).toEqual([HEADLINES[0]])
    const many = Array.from({ length: 2000 }, (_, at) => `ك${at}`).join(' ')
    expect(index.search(many)).toEqual([])
    expect(found(titled(many), many)).toEqual([many])
  })

  test('Latin words are found in either case', () => {
    expect(found(titled('مهرجان Sahara للأفلام'), 'SAHARA')).toHaveLength(1)
  })

  test('no items, no results', () => {
    expect(createSearchIndex([]).search('مكتبة')).toEqual([])
  })
})
