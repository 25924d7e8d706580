import { expect, test } from 'vitest'
import { dayParam, oneOf, pageParam, searchParams, sortedBy, text } from './searchParams'

const params = searchParams({
  q: text,
  tab: oneOf(['first', 'second', 'third'], 'first'),
  page: pageParam(),
  few: pageParam(2),
  sort: sortedBy(['name', 'date']),
  from: dayParam,
})

// Any other nonsense in any route: `properties.test.ts`.
test.each([
  [
    { q: ' سوق ', tab: 'second', page: ' 3 ', few: '2', sort: '-date', from: '2026-02-28' },
    { q: 'سوق', tab: 'second', page: 3, few: 2, sort: '-date', from: '2026-02-28' },
  ],
  [{ q: '  ', tab: 'first', page: '1', few: '3', sort: '--date', from: '2026-02-29' }, {}],
  [{ q: ['a', 'b'], tab: ['second'], page: '2.5', from: '1899-12-31' }, {}],
  [{ page: '1e1', tab: 'Second', from: '2026-1-1' }, {}],
])('D-9: %j is %j', (search, expected) => {
  expect(params.parse(search)).toEqual(expected)
})

test('an invalid key is explicitly undefined; otherwise the router would use its raw value', () => {
  expect(Object.entries(params.parse({ tab: 'nonsense', other: 'x' }))).toEqual([
    ['tab', undefined],
  ])
})
