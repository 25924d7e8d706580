import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences } from './differences'

test('two JSON values differ nowhere only if they are the same; and as much one way as the other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(differences(a, structuredClone(a))).toEqual([])
      const found = differences(a, b)
      expect(found.length === 0).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      expect(differences(b, a)).toHaveLength(found.length)
    }),
  )
})

test.each([
  ['a field', [{ id: 2, a: 'x' }], [{ id: 2, a: 'y' }], [['#2.a', 'x', 'y']]],
  [
    'an item more at the beginning',
    [{ id: 1 }],
    [{ id: 2 }, { id: 1 }],
    [['#2', undefined, { id: 2 }]],
  ],
  ['a missing field, deeper', { a: { b: [1, 2] } }, { a: { b: [1] } }, [['a.b.1', 2, undefined]]],
  ['the order', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], [['', ['#1', '#2'], ['#2', '#1']]]],
])('%s', (_, fake, server, expected) => {
  expect(differences(fake, server).map((one) => [one.path, one.fake, one.server])).toEqual(expected)
})

/** The same value with its keys in one order. */
const sorted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ),
  )
