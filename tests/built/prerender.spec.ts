import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '../../src/content/screens'
import { publicPaths } from '../../src/publicPaths'
import { builds } from '../builds/builds.mjs'
import { expect, test, waitForHydration } from '../journeys/page'
import { DEMO, PRODUCTION } from '../sites'
import { holdScripts } from './scripts'

const dist = path.resolve(import.meta.dirname, '../..', builds.production.folder)
const fileOf = (address: string) =>
  path.join(dist, address === '/' ? 'index.html' : `${address}.html`)
const html = (address: string) => readFileSync(fileOf(address), 'utf8')

/** A list of stories, a form, a desk. */
const SAMPLES = ['sports', 'contact', 'admin/users']

test.describe('every public page is HTML in the build', () => {
  test.use({ baseURL: PRODUCTION })

  test('with its title, description, canonical URL, styles and one heading, in Arabic', {
    tag: '@core',
  }, () => {
    for (const address of publicPaths) {
      expect.soft(existsSync(fileOf(address)), address).toBe(true)
      const page = html(address)
      expect.soft(/<html [^>]*lang="ar" dir="rtl"/.test(page), address).toBe(true)
      expect.soft(page.match(/<h1[\s>]/g), address).toHaveLength(1)
      for (const name of [
        'name="description"',
        'property="og:title"',
        'property="og:image"',
        'rel="canonical"',
      ])
        expect.soft(page.split(name), `${address}: one ${name}`).toHaveLength(2)
      expect.soft(/<style data-emotion="r [^"]+" data-s>/.test(page), address).toBe(true)
      expect.soft(page.includes('rel="stylesheet"'), address).toBe(false)
    }
  })

  test('the sitemap lists each canonical URL once', { tag: '@core' }, () => {
    const map = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8')
    const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) =>
      decodeURI(location),
    )
    expect(listed).toContain('/')
    expect(listed).toContain('/sports')
    expect(listed).toContain('/countries/egypt')
    expect(listed).not.toContain('/privacy')
    expect(listed).not.toContain('/admin')
    expect(new Set(listed).size).toBe(listed.length)
    expect(publicPaths).toEqual(expect.arrayContaining(listed))
  })

  test('so are those of the account and the back office, for no search engine; 404.html says «not found»', {
    tag: '@core',
  }, () => {
    const own = screens.filter(({ area }) => area !== 'public')
    expect(own).toHaveLength(15)
    for (const { path: address } of own) {
      const page = html(address)
      expect.soft(page.match(/<h1[\s>]/g), address).toHaveLength(1)
      expect.soft(page, address).toContain('content="noindex"')
      expect.soft(page, address).toContain('<noscript>')
    }
    expect(html('/admin/users')).toContain('@bareed.example')
    expect(html('/admin/contact-messages')).toContain('aria-busy="true"')
    // 24 hours, of which the lowest is black, and three arcs.
    expect(html('/admin/analytics').match(/fill="var\(--palette-tokens-chart\d\)"/g)).toHaveLength(
      26,
    )
    expect(html('/404')).toContain('404 Page Not Found')
    expect(html('/404')).toContain('content="noindex"')
  })

  test('without scripts a reader can read the news, and a page that needs them says so above its content', {
    tag: '@core',
  }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: PRODUCTION })
    const page = await context.newPage()
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
    await expect(page.getByRole('link', { name: /شبكة موحدة للإنذار المبكر/ })).toBeVisible()
    await page.getByRole('link', { name: 'اتصل بنا' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا')
    for (const address of ['admin', 'settings']) {
      await page.goto(address)
      // Playwright's text selectors ignore `noscript`.
      const words = page.locator('noscript p')
      await expect(words).toBeVisible()
      await expect(words).toHaveText(/لا تعمل هذه الصفحة إلا بتفعيل «جافاسكريبت»/, {
        useInnerText: true,
      })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.locator('noscript a').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
    await context.close()
    for (const address of publicPaths)
      expect.soft(html(address), address).not.toContain('<noscript>')
  })
})

// In the demo build the journeys `every URL` test the same for each screen.
test.describe('in production', () => {
  test.use({ baseURL: PRODUCTION })

  test('the app hydrates the HTML without replacing it, and loads no styles', {
    tag: '@core',
  }, async ({ page, consoleLines }) => {
    // The heading from before the scripts is still the same element afterwards: hydration replaced nothing. A style
    // element that Emotion moved would have been removed: the browser would compute every style of the page again.
    await page.addInitScript(() => {
      const moved: (string | null)[] = []
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstHeading: document.querySelector('h1'), moved })
        new MutationObserver((records) => {
          for (const { removedNodes } of records)
            for (const node of removedNodes)
              if (node.nodeName === 'STYLE') moved.push(node.textContent)
        }).observe(document.head, { childList: true })
      })
    })
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    })
    for (const address of SAMPLES)
      await test.step(address, async () => {
        await page.goto(address)
        await waitForHydration(page)
        if (address.startsWith('admin')) {
          await page.getByRole('button', { name: 'طي القائمة' }).click()
          await expect(page.getByRole('button', { name: 'توسيع القائمة' })).toBeVisible()
        } else {
          await page.getByRole('button', { name: /^حساب/ }).click()
          await expect(page.getByRole('menu')).toBeVisible()
        }
        const result = await page.evaluate(() => {
          const { firstHeading, moved } = window as { firstHeading?: Element; moved?: string[] }
          return { isSame: document.querySelector('h1') === firstHeading, moved }
        })
        expect(result).toEqual({ isSame: true, moved: [] })
        const descriptions = address.startsWith('admin') ? 0 : 1
        await expect(page.locator('meta[name="description"]')).toHaveCount(descriptions)
      })
    expect(sheets, 'its styles are in the HTML; loading them again would shift the page').toEqual(
      [],
    )
    // No server runs behind the production folder here.
    const ours = consoleLines.splice(0).filter((line) => !line.includes('/api/'))
    expect(ours).toEqual([])
  })
})

test.describe('a host that answers with the HTML of another page', () => {
  test.use({ baseURL: DEMO })

  test('the reader sees only the requested page, with its own head', { tag: '@core' }, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('countries/egypt/economy', { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeAttached()
    await expect(page.locator('h1'), 'before the app has loaded').toBeHidden()
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('جمهورية مصر العربية')
    await expect(page.locator('body')).toBeVisible()
    await expect(page).toHaveTitle(/مصر/)
    expect(await page.locator('meta[name="description"]').count()).toBe(1)
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1)
  })

  test('a page shows what its search params ask for, and ignores unknown ones', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('countries?q=مصر')
    await expect(page.getByRole('searchbox')).toHaveValue('مصر')
    await page.goto('sports?utm_source=x')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
  })
})
