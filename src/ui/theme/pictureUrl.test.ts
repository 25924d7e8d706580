import { describe, expect, test } from 'vitest'
import { pictureUrl } from './pictureUrl'

describe('pictureUrl (Spec §7)', () => {
  test('is the placeholder path with the hint in the query', () => {
    expect(pictureUrl({ topic: 'sports', glyph: 'football', tone: 2 }, 400, 225)).toBe(
      '/api/placeholder/400/225?topic=sports&glyph=football&tone=2',
    )
  })

  test('leaves out what is undefined, but not a tone of 0', () => {
    expect(pictureUrl({ topic: 'health' }, 208, 156)).toBe('/api/placeholder/208/156?topic=health')
    expect(pictureUrl({ topic: 'health', tone: 0 }, 208, 156)).toContain('&tone=0')
  })

  test('names the headline, the country and the kind of a picture', () => {
    const address = pictureUrl(
      { topic: 'country', words: 'تشغيل 40 حافلة', place: 'egypt', kind: 'video' },
      400,
      225,
    )
    expect(Object.fromEntries(new URL(address, 'http://site').searchParams)).toEqual({
      topic: 'country',
      words: 'تشغيل 40 حافلة',
      place: 'egypt',
      kind: 'video',
    })
  })

  test('requests whole pixels and escapes hints', () => {
    expect(pictureUrl({ topic: 'رياضة & سفر' }, 99.6, 10)).toBe(
      `/api/placeholder/100/10?topic=${encodeURIComponent('رياضة')}+%26+${encodeURIComponent('سفر')}`,
    )
  })
})
