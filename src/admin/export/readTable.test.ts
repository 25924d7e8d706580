import { expect, test } from 'vitest'
import { numbersOf } from './readTable'

test.each([
  [['7,120', '280'], 'الزوار', [7120, 280]],
  [['34.2%', '8%'], 'الزوار (%)', [34.2, 8]],
  [['186,450 ريال', '1.25\u00a0ريال'], 'الزوار (ريال)', [186450, 1.25]],
  [['4:32', '12'], 'الزوار', ['4:32', '12']],
  [['12', '12%'], 'الزوار', ['12', '12%']],
  [[], 'الزوار', []],
])('the column %j', (texts, title, values) => {
  expect(numbersOf('الزوار', texts)).toEqual({ title, values })
})
