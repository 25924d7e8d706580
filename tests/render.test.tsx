import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { screens } from '@/screens'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { ADDRESSES } from './addresses'
import { PUBLIC_PATHS, renderPage } from './renderPage'

const ADMIN_PATHS = screens.filter(({ area }) => area === 'admin').map(({ path }) => path)

describe('every public page renders to HTML in Node: no browser global at module scope or in render', () => {
  test('this test runs without a browser', () => {
    expect(typeof document).toBe('undefined')
  })

  test.each(PUBLIC_PATHS)('%s', async (path) => {
    const html = await renderPage(path)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.includes('<main')).toBe(true)
    expect(html.includes('</footer>')).toBe(true)
  })

  test.each(ADMIN_PATHS)('%s', async (path) => {
    expect((await renderPage(path)).includes('<main')).toBe(true)
  })
})

// The router redirects an address that ends with a slash, in the browser.
test.each(Object.entries(ADDRESSES).filter(([path]) => !/.\/$|%/.test(path)))(
  '§2: /%s has the heading %s',
  async (path, heading) => {
    const [, h1 = ''] = (await renderPage(`/${path}`)).match(/<h1[^>]*>(.*?)<\/h1>/) ?? []
    const text = h1.replace(/<[^>]+>/g, '')
    if (typeof heading === 'string') expect(text).toBe(heading)
    else expect(text).toMatch(heading)
  },
)

test.each(['/category/!Yahoo', '/countries/!Yahoo', '/country/!Yahoo', '/search?q=!Yahoo'])(
  'what %s names has its own direction wherever it is shown',
  async (path) => {
    const html = await renderPage(path)
    const shown = html.slice(html.indexOf('<main')).match(/<[^<>]*>[^<>]*!Yahoo/g) ?? []
    expect(shown.length).toBeGreaterThan(0)
    for (const text of shown) expect(text).toMatch(/<bdi[^>]*>!Yahoo$/)
    expect(html, 'no characters for that').not.toMatch(/>[^<]*[\u2066-\u2069]/)
  },
)

describe('§2: the head of every public page', () => {
  const headOf = (html: string) => ({
    title: html.match(/<title>([^<]+)<\/title>/)?.[1],
    description: html.match(/<meta name="description" content="([^"]+)"/)?.[1],
    canonical: html.match(/<link rel="canonical" href="([^"]+)"/)?.[1],
    url: html.match(/<meta property="og:url" content="([^"]+)"/)?.[1],
  })

  test.each(PUBLIC_PATHS.filter((path) => path !== '/no/such/page'))('%s', async (path) => {
    const { title, description, canonical, url } = headOf(await renderPage(path))
    expect(title).toMatch(/مدار$/)
    expect(description?.length).toBeGreaterThan(20)
    expect(description?.length).toBeLessThan(260)
    expect(canonical).toMatch(/^\//)
    expect(url).toBe(canonical)
  })

  test.each([
    ['/category/رياضة', '/sports'],
    ['/category/YouTube', '/youtube'],
    ['/category/تويتر', '/twitter'],
    ['/sports/football', '/sports'],
    ['/SPORTS', '/sports'],
    ['/countries/egypt/economy', '/countries/egypt'],
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
    ['/country/مصر', encodeURI('/country/مصر')],
  ])('D-5, D-7, D-9b: %s has the canonical URL %s', async (path, canonical) => {
    expect(headOf(await renderPage(path)).canonical).toBe(canonical)
  })

  test('no two pages have the same title, except the second addresses of D-5 and D-7', async () => {
    const isSecond = (path: string) => /^\/(category\/.*|privacy|terms)$/.test(path)
    const paths = PUBLIC_PATHS.filter((path) => !isSecond(path))
    const titles = await Promise.all(
      paths.map(async (path) => headOf(await renderPage(path)).title),
    )
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  test.each([
    ['/youtube', 'فيديو · مدار'],
    ['/twitter', 'منشورات · مدار'],
    ['/sponsored', 'محتوى مدفوع · مدار'],
  ])('§2: the title of %s is «%s»', async (path, title) => {
    expect(headOf(await renderPage(path)).title).toBe(title)
  })

  test('search engines do not index the 404 page', async () => {
    const html = await renderPage('/no/such/page')
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(true)
    expect(headOf(html).canonical).toBeUndefined()
  })

  test('breadcrumbs have structured data', async () => {
    const html = await renderPage('/countries/egypt')
    expect(html.includes('https://schema.org/BreadcrumbList')).toBe(true)
    expect(html.match(/itemProp="position" content="\d"/gi)).toHaveLength(3)
  })
})

function Lost() {
  return <p>{useThemeSetting().setting}</p>
}

test('the theme setting throws an error that says so when its provider is missing (§8)', () => {
  expect(() => renderToString(<Lost />)).toThrow(
    'useThemeSetting must be used within ThemeSettingProvider',
  )
})
