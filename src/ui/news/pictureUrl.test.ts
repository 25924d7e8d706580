import { expect, test } from 'vitest'
import { pictureUrl } from './pictureUrl'

test('§7: the placeholder path in whole pixels, with its hints escaped in the query, and a tone of 0', () => {
  expect(pictureUrl({ topic: 'sports', glyph: 'football', tone: 0 }, 99.6, 225)).toBe(
    '/api/placeholder/100/225?topic=sports&glyph=football&tone=0',
  )
  const hints = { topic: 'country', words: 'رياضة & سفر', place: 'egypt', figure: '6%' } as const
  const { searchParams } = new URL(pictureUrl(hints, 400, 225), 'http://site')
  expect(Object.fromEntries(searchParams)).toEqual(hints)
})
