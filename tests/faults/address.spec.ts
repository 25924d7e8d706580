import { PRODUCTION } from '../sites'
import { SEARCH_KEYS } from './addresses'
import { serveBackend } from './backend'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 780 } })

const each = (value: string) => SEARCH_KEYS.map((key) => `${key}=${value}`).join('&')

/** What is added to a good path, or takes the place of its end. tests/properties.test.ts tries any value of each param. */
const ENDS = {
  'malformed encoding in the path': '/%E0%A4%A',
  'malformed encoding in the query': `?${each('%E0%A4%A%')}`,
  'unknown id': '/../no-such-id',
  '10 kB query': `?q=${'%D8%A7'.repeat(1700)}`,
  'repeated key': `?${each('1')}&${each('ads')}`,
  __proto__: `?__proto__=x&__proto__[q]=x&constructor.prototype=x&q[]=1&${each('__proto__')}`,
  '__proto__ as an id': '/../__proto__',
  'two slashes': '//',
  'HTML in the query': `?${each('%3Cimg%20src%3Dx%20onerror%3D%22window.hacked%3Dtrue%22%3E')}`,
}

test('address × a first visit, on a static host: never a blank page (D-6, D-9)', async ({
  page,
}) => {
  await serveBackend(page)
  for (const path of ['/sports', '/admin/analytics'])
    for (const [name, end] of Object.entries(ENDS))
      await test.step(`${path}: ${name}`, async () => {
        await page.goto(path + end)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('h1')).toHaveText(/\S/)
        // The error page starts with this word. No URL may cause an error.
        await expect(page.locator('h1')).not.toHaveText(/^تعذّر/)
        const found = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          isHacked: 'hacked' in window || 'q' in Object.prototype,
        }))
        expect(found).toEqual({ sideways: 0, isHacked: false })
      })
})
