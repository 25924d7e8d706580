import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery, stringifyQuery, withoutMarksAtEnd } from './queryString'

test.each([
  ['/business?story=business-1%e2%80%8e%EF%BB%BF', '/business?story=business-1'],
  ['/category/a%2Fb%E2%81%A9', '/category/a%2Fb'],
  ['/%D9%82%E2%80%8F/x', '/%D9%82%E2%80%8F/x'],
  ['/%zz%E2%80%8F', '/%zz%E2%80%8F'],
])('%s is the address %s', (href, address) => {
  expect(withoutMarksAtEnd(href)).toBe(address)
})

test('D-9a: any text under any key, and any repeated key, is read as it was typed', () => {
  // Also with the punctuation and control characters of ASCII, which an address encodes.
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('true', 'null', '007', '1e3', '-0', '{"a":1}', '[1]', '"x"', '+5', '%zz'),
  )
  const texts = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, texts), { maxLength: 4 }), (entries) => {
      const search = Object.fromEntries(entries)
      expect(Object.entries(parseQuery(stringifyQuery(search)))).toEqual(Object.entries(search))
    }),
  )
})

test('other encodings, by browsers and by hand, are read as well; without params the text is empty', () => {
  const read = parseQuery('?q=a+b&q=%D8%A8&empty&%=%')
  expect({ ...read }).toEqual({ q: ['a b', 'ب'], empty: '', '%': '%' })
  expect(stringifyQuery({})).toBe('')
  expect(stringifyQuery({ q: undefined, page: 2 })).toBe('?page=2')
})
