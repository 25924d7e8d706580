import { call, serveInTests } from '@mocks/backend/testServer'
import { describe, expect, test } from 'vitest'
import { isolatedHandlers } from '.'

serveInTests(isolatedHandlers)

const imageOf = async (path: string): Promise<string> => (await call('GET', path)).text()

describe('GET /api/placeholder/{width}/{height} (Spec §7)', () => {
  test('answers with a cacheable SVG of exactly that size', async () => {
    const response = await call(
      'GET',
      '/api/placeholder/400/225?topic=sports&glyph=football&tone=2',
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    expect(await response.text()).toMatch(
      /^<svg [^>]*viewBox="0 0 400 225" width="400" height="225">/,
    )
  })

  test.each(['1/1', '4000/4000'])('answers with a picture for %s', async (size) => {
    expect((await call('GET', `/api/placeholder/${size}`)).status).toBe(200)
  })

  test.each(['0/225', '400/4001', '1.5/225', '-4/225', '1e2/225', '0400/225', '%D9%A4/225'])(
    'refuses %s with 400 (D-16)',
    async (size) => {
      const response = await call('GET', `/api/placeholder/${size}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: expect.stringContaining('4000') })
    },
  )

  test('has only a GET', async () => {
    const response = await call('POST', '/api/placeholder/400/225')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('placeholder hints («Visual language», Images)', () => {
  test('the words of the story choose the picture: a number, or a scene', async () => {
    const of = (words: string) =>
      imageOf(`/api/placeholder/400/225?topic=sports&tone=0&words=${encodeURIComponent(words)}`)
    expect(await of('هدف في الدقيقة 90')).toContain('class="i"')
    expect(await of('نهائي التنس')).not.toContain('class="i"')
    expect(await of('نهائي التنس')).not.toBe(await of('نهائي السباحة'))
  })

  test.each([
    ['glyph', '"><script>alert(1)</script>'],
    ['topic', '</style><image href=x>'],
    ['words', '"><script>alert(9)</script> 40 <b>حافلة</b>'],
    ['topic', 'constructor'],
    ['place', 'toString'],
  ])('an invalid %s is not in the answer', async (name, value) => {
    const svg = await imageOf(`/api/placeholder/400/225?${name}=${encodeURIComponent(value)}`)
    expect(svg).toMatch(/^<svg /)
    expect(svg).not.toMatch(/script|image|undefined|function|alert|<b>/)
  })
})
