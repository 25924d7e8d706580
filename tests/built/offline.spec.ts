import type { Page } from 'playwright/test'
import { CACHED_AT, PAGES } from '@/lib/offline'
import { expect, fakeVoice, test, waitForHydration } from '../journeys/page'
import { DEMO, PRODUCTION } from '../sites'
import { scriptWith } from './scripts'

test.use({ baseURL: PRODUCTION, viewport: { width: 360, height: 740 } })

/** The paths of the pages that the browser has cached. */
const cached = (page: Page) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, PAGES)

/** When the page of this path was cached, in ms since 1970; 0 if it was not. */
const cachedAt = (page: Page, path: string) =>
  page.evaluate(
    async ([address, cacheName, header]) => {
      const response = await caches.match(address, { cacheName })
      return Date.parse(response?.headers.get(header) ?? '') || 0
    },
    [path, PAGES, CACHED_AT] as const,
  )

const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  )

test('a morning: skim, open, save, follow, listen, larger text; without a network it is all still there (ADR-17)', {
  tag: '@core',
}, async ({ page, context, consoleLines }) => {
  const voice = await fakeVoice(page)
  await page.goto('sports')
  await waitForHydration(page)
  const headlines = page.getByRole('main').locator('article h3 a')
  const title = (await headlines.nth(1).textContent()) ?? ''
  for (const headline of [headlines.nth(0), headlines.nth(1)]) {
    await page.keyboard.press('j')
    await expect(headline).toBeFocused()
  }
  await page.keyboard.press('o')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'حفظ', exact: true }).click()
  await sheet.getByRole('button', { name: 'استمع' }).click()
  expect((await voice.spoken())[0]?.text).toBe(title)
  const summary = await sheet.locator('.summary').allTextContents()
  await page.keyboard.press('Escape')
  await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(['/sports', '/profile']))
  // What is stored last; a fast page has stored it again before the click returns.
  const cachedBefore = await cachedAt(page, 'profile')
  await page.getByRole('button', { name: /^متابعة .*رياضة$/ }).click()
  await expect.poll(() => cachedAt(page, 'profile')).toBeGreaterThan(cachedBefore)
  await page.goto('settings?tab=display')
  await page.getByRole('radio', { name: 'أكبر', exact: true }).click()
  await expect.poll(() => cached(page)).toContain('/settings')
  expect(await workers(page), 'one worker, not that of the fake backend').toEqual([
    `${PRODUCTION}sw.js`,
  ])

  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'أنت دون اتصال.' })
  await expect(bar, 'at once').toBeVisible()
  await page.goto('profile')
  await expect(bar).toContainText(/حُفظت هذه الصفحة اليوم الساعة \d\d:\d\d\./)
  const saved = page.getByRole('region', { name: 'مقالات محفوظة' }).getByRole('link').first()
  await expect(saved).toHaveText(title)
  await saved.click()
  await expect(sheet.locator('.summary'), 'its text, too').toHaveText(summary)
  await expect(sheet.locator('.summary').last(), 'in the chosen size').toHaveCSS(
    'font-size',
    '23.4px',
  )
  await page.keyboard.press('Escape')
  await expect(page, 'a step back in the history ends a navigation').toHaveURL(/profile$/)
  expect(consoleLines.filter((line) => line.includes('imported module'))).toEqual([])

  await page.goto('health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت دون اتصال')
  await page.getByRole('link', { name: 'أخبار الرياضة' }).click()
  await expect(page).toHaveURL(/\/sports$/)
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: /^متابَع .*رياضة$/ })).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'تحديث الصفحة' }).click()
  await waitForHydration(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-cached-at')
  await expect(page.getByText('نسخة محفوظة')).toBeHidden()
  // No server answers the pictures, and nothing does without a network.
  consoleLines.length = 0
})

test('a reader who only looks registers nothing at once; the back office is not cached; the demo has its own worker alone', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await page.goto('privacy')
  await waitForHydration(page)
  expect(await workers(page)).toEqual([])
  await page.mouse.click(9, 9)
  await expect.poll(() => cached(page)).toContain('/privacy')
  await page.goto('admin')
  await waitForHydration(page)
  await page.goto('terms')
  await expect.poll(() => cached(page)).toContain('/terms')
  expect((await cached(page)).filter((path) => path.startsWith('/admin'))).toEqual([])

  await page.goto(`${DEMO}privacy`)
  await waitForHydration(page)
  await page.mouse.click(9, 9)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const ours = (await workers(page)).filter((url) => url?.startsWith(DEMO))
  expect(ours).toEqual([expect.stringMatching(/[Ww]orker/)])
  expect(await page.evaluate((name) => caches.has(name), PAGES)).toBe(false)
  consoleLines.length = 0
})

test('a host that fails: only files and pages of ours are cached, and they are shown instead (ADR-17)', async ({
  page,
  context,
  consoleLines,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  /** Answers everything, or only the chunk of the form, with this page, also to the worker. */
  const answer = async (status: number, body: string, url = '**/*') => {
    await context.unrouteAll()
    await context.route(url, (route) => route.fulfill({ status, body, contentType: 'text/html' }))
  }
  await page.goto('category/node.js/')
  await waitForHydration(page)
  await page.mouse.click(9, 9)
  await expect.poll(() => cached(page)).toEqual(['/category/node.js'])

  await answer(200, '<title>x', scriptWith('production', 'أو شراكة؟ اكتب إلينا'))
  await page.goto('contact')
  await expect(title).toHaveText('تعذّر تحميل هذه الصفحة')
  await context.unrouteAll()
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(title, 'the file is back').toHaveText('اتصل بنا')

  await answer(200, '<h1>Sign in</h1>')
  await page.goto('contact')
  await expect(title).toHaveText('Sign in')
  await answer(502, '<h1>Bad gateway</h1>')
  await page.goto('contact')
  await expect(title).toHaveText('اتصل بنا')
  await page.goto('category/node.js')
  await expect(title).toHaveText(/node\.js/)
  await page.goto('health')
  await expect(title).toHaveText('تعذّر الوصول إلى مدار')
  consoleLines.length = 0
})
