import { describe, expect, test } from 'vitest'
import { createNameIndex } from './nameIndex'

const named = createNameIndex([
  { title: 'الكرة الطائرة', names: ['Volleyball'] },
  { title: 'كرة السلة', names: ['Basketball'] },
  { title: 'كرة' },
  { title: 'مصر', names: ['جمهورية مصر العربية', 'Egypt'] },
  { title: 'السودان', names: ['جمهورية السودان', 'كرة'] },
])
const titles = (query: string) => named(query).map(({ title }) => title)

describe('a search by name', () => {
  test.each([
    ['a title, spelt carelessly', 'ٱلسُّودان', ['السودان']],
    ['a title without its article', 'سودان', ['السودان']],
    ['another name, in any case', 'EGYPT', ['مصر']],
    ['another name, whole and spelt carelessly', 'جمهوريه مصر العربيه', ['مصر']],
    ['a piece of another name', 'جمهورية', []],
    [
      'a word of several titles: the title that is just this word first, then the other name',
      'كره',
      ['كرة', 'السودان', 'الكرة الطائرة', 'كرة السلة'],
    ],
    ['the words of a title in another order', 'السلة كرة', ['كرة السلة']],
    ['a beginning', 'سود', []],
    ['a joined letter', 'بمصر', []],
    ['a word too many', 'أخبار مصر', []],
    ['nothing', ' ،؟ ', []],
  ])('%s: %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected)
  })
})
