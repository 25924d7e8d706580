import { call, serveInTests } from '@mocks/backend/serveInTests'
import { expect, test } from 'vitest'
import { isolatedHandlers } from '.'

serveInTests(isolatedHandlers)

const PATH = '/api/placeholder/400/225'

test('§7: answers with a cacheable SVG of exactly that size, and has only a GET', async () => {
  const response = await call('GET', `${PATH}?topic=sports&glyph=football&tone=2`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
  expect(await response.text()).toMatch(
    /^<svg [^>]*viewBox="0 0 400 225" width="400" height="225">/,
  )
  expect((await call('POST', PATH)).headers.get('allow')).toBe('GET')
})

test.each(['0/225', '400/4001', '1.5/225', '-4/225', '1e2/225', '0400/225', '%D9%A4/225'])(
  'D-16: refuses %s with 400',
  async (size) => {
    const response = await call('GET', `/api/placeholder/${size}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining('4000') })
  },
)

test.each([
  ['glyph', '"><script>alert(1)</script>'],
  ['topic', '</style><image href=x>'],
  ['figure', '"><script>alert(9)</script> 40 <b>حافلة</b>'],
  ['place', 'toString'],
])('an invalid %s is not in the answer', async (name, value) => {
  const svg = await (await call('GET', `${PATH}?${name}=${encodeURIComponent(value)}`)).text()
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/script|image|undefined|function|alert|<b>/)
})
