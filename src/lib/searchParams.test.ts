import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trimInvisible } from './invisible'
import { parseQuery, stringifyQuery } from './queryString'
import { dayParam, oneOf, pageParam, searchParams, sortedBy, text } from './searchParams'

const params = searchParams({
  q: text,
  tab: oneOf(['first', 'second', 'third'], 'first'),
  page: pageParam(),
})

describe('D-9: search params', () => {
  test.each([
    [
      { q: ' سوق ', tab: 'second', page: '3' },
      { q: 'سوق', tab: 'second', page: 3 },
    ],
    [{ q: '  ', tab: 'first', page: '1' }, {}],
    [{ tab: 'Second', page: '2.5' }, {}],
    [{ q: ['a', 'b'], tab: ['second'], page: ['2', '3'] }, {}],
    [{ page: 2 }, { page: 2 }],
    [{ page: 'Infinity' }, {}],
    [{ page: { toString: null } }, {}],
    [{ page: '1e1' }, {}],
    [{ page: '0x2' }, {}],
    [{ page: ' 12 ' }, { page: 12 }],
    [{ other: 'x' }, {}],
    [JSON.parse('{"__proto__":{"q":"x"},"constructor":"y"}'), {}],
  ])('%j is %j', (search, expected) => {
    expect(params.parse(search)).toEqual(expected)
  })

  test('an invalid key is explicitly undefined; otherwise the router would use its raw value', () => {
    expect(Object.entries(params.parse({ tab: 'nonsense', other: 'x' }))).toEqual([
      ['tab', undefined],
    ])
  })

  test('a page number after the last is dropped', () => {
    const two = searchParams({ page: pageParam(2) })
    expect(two.parse({ page: '2' })).toEqual({ page: 2 })
    expect(two.parse({ page: '3' })).toEqual({})
  })

  test('a column to sort by, and a day that exists', () => {
    const some = searchParams({ sort: sortedBy(['name', 'date']), from: dayParam })
    expect(some.parse({ sort: '-date', from: '2026-02-28' })).toEqual({
      sort: '-date',
      from: '2026-02-28',
    })
    for (const from of [
      '2026-02-29',
      '0002-11-20',
      '1899-12-31',
      '2026-13-01',
      '2026-1-1',
      '٢٠٢٦-٠١-٠١',
      'x',
    ])
      expect(some.parse({ sort: '--date', from })).toEqual({})
  })

  test('any text in a URL is read as typed, without outer spaces (D-9a)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('true', 'null', '1e3', '007')), (q) => {
        const { q: read } = params.parse(parseQuery(stringifyQuery({ q })))
        expect(read ?? '').toBe(trimInvisible(q))
      }),
    )
  })

  test('any URL is read, and reading the result again changes nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        const read = params.parse(search)
        expect(params.parse(read)).toEqual(read)
      }),
    )
  })
})
