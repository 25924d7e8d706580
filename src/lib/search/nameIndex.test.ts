import { expect, test } from 'vitest'
import { createNameIndex } from './nameIndex'

const named = createNameIndex([
  { title: 'الكرة الطائرة', names: ['Volleyball'] },
  { title: 'كرة السلة', names: ['Basketball'] },
  { title: 'كرة' },
  { title: 'مصر', names: ['جمهورية مصر العربية', 'Egypt'] },
  { title: 'السودان', names: ['جمهورية السودان', 'كرة'] },
])

test.each([
  ['a title, without its article and spelt carelessly', 'سُّودان', ['السودان']],
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
  ['a word too many', 'أخبار مصر', []],
  ['nothing', ' ،؟ ', []],
])('a search by name: %s: %s', (_, query, expected) => {
  expect(named(query).map(({ title }) => title)).toEqual(expected)
})
