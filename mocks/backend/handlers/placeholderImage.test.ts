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

  test.each(['1/1', '4000/4000', '728/90', '160/600'])(
    'answers with a picture for %s',
    async (size) => {
      expect((await call('GET', `/api/placeholder/${size}`)).status).toBe(200)
    },
  )

  test.each([
    ...['0/225', '400/0', '4001/225', '400/4001', '1.5/225', '400/abc', '-4/225', '1e2/225'],
    ...['0400/225', '%20400/225', '+400/225', '%D9%A4/225', '99999999999999999999/1'],
  ])('refuses %s with 400 (D-16)', async (size) => {
    const response = await call('GET', `/api/placeholder/${size}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining('4000') })
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is 405', async (method) => {
    const response = await call(method, '/api/placeholder/400/225')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })
})

describe('placeholder hints («Visual language», Images)', () => {
  const sky = (svg: string) => svg.match(/\.s,\.ks\{fill:(#\w+)/g)

  test('one drawing has both schemes, and neighbours have another time of day', async () => {
    const at = (tone: number) => imageOf(`/api/placeholder/240/135?topic=science&tone=${tone}`)
    const skies = (await Promise.all([at(0), at(1), at(2)])).map(sky)
    expect(skies.map((both) => both?.length)).toEqual([2, 2, 2])
    expect(new Set(skies.flat()).size).toBe(6)
  })

  test('the words of the story choose the picture: a number, or a scene', async () => {
    const of = (words: string) =>
      imageOf(`/api/placeholder/400/225?topic=sports&tone=0&words=${encodeURIComponent(words)}`)
    expect(await of('هدف في الدقيقة 90')).toContain('class="i"')
    expect(await of('نهائي التنس')).not.toContain('class="i"')
    expect(await of('نهائي التنس')).not.toBe(await of('نهائي السباحة'))
    expect(await of('نهائي التنس')).toBe(await of('نهائي التنس'))
  })

  test.each([
    ['glyph', '"><script>alert(1)</script>'],
    ['topic', '</style><image href=x>'],
    ['tone', '7}</style><script>'],
    ['words', '"><script>alert(9)</script> 40 <b>حافلة</b>'],
    ['glyph', '__proto__'],
    ['topic', 'constructor'],
    ['place', 'toString'],
    ['kind', '__proto__'],
  ])('an invalid %s is not in the answer', async (name, value) => {
    const svg = await imageOf(`/api/placeholder/400/225?${name}=${encodeURIComponent(value)}`)
    expect(svg).toMatch(/^<svg /)
    expect(svg).not.toMatch(/script|image|undefined|function|alert|<b>/)
  })
})
