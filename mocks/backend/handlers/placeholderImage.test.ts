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
  test('one drawing has both schemes and one orange body', async () => {
    const svg = await imageOf('/api/placeholder/400/225?topic=science&tone=0')
    expect(svg).toContain('.g{fill:#e4e3ee}')
    expect(svg).toContain('@media(prefers-color-scheme:dark){.g{fill:#232238}')
    expect(svg.match(/#f97316/g)).toHaveLength(1)
  })

  test('the tones: light, mid, deep', async () => {
    const ground = async (tone: number) =>
      (await imageOf(`/api/placeholder/240/135?topic=sports&tone=${tone}`)).match(
        /\.g\{fill:(#\w+)/g,
      )
    expect(await ground(0)).toEqual(['.g{fill:#e7ead9', '.g{fill:#262b1a'])
    expect(await ground(1)).toEqual(['.g{fill:#d9dfc6', '.g{fill:#262b1a'])
    expect(await ground(2)).toEqual(['.g{fill:#66714b', '.g{fill:#313821'])
  })

  test('the same URL gives the same picture; another glyph also moves the rings', async () => {
    const football = await imageOf('/api/placeholder/400/225?topic=sports&glyph=football&tone=0')
    const tennis = await imageOf('/api/placeholder/400/225?topic=sports&glyph=tennis&tone=0')
    const disc = (svg: string) => svg.match(/<circle ([^>]*) class="d"/)?.[1]
    expect(await imageOf('/api/placeholder/400/225?topic=sports&glyph=football&tone=0')).toBe(
      football,
    )
    expect(disc(football)).toBeDefined()
    expect(disc(football)).not.toBe(disc(tennis))
  })

  test.each([
    ['glyph', '"><script>alert(1)</script>'],
    ['topic', '</style><image href=x>'],
    ['tone', '7}</style><script>'],
    ['glyph', '__proto__'],
    ['topic', 'constructor'],
    ['glyph', 'toString'],
  ])('an invalid %s falls back and is not in the answer', async (name, value) => {
    const svg = await imageOf(`/api/placeholder/400/225?${name}=${encodeURIComponent(value)}`)
    expect(svg).toBe(await imageOf('/api/placeholder/400/225'))
    expect(svg).not.toMatch(/script|image|undefined|function/)
  })

  test('an unknown glyph gives the glyph of the topic', async () => {
    const unknown = await imageOf('/api/placeholder/400/225?topic=science&glyph=unicorn&tone=1')
    expect(unknown).toBe(await imageOf('/api/placeholder/400/225?topic=science&glyph=atom&tone=1'))
  })
})
