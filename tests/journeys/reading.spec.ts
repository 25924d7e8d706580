import type { Page } from 'playwright/test'
import { expect, openHydrated, openReady, test } from './page'

const headlines = (page: Page) => page.getByRole('main').locator('article h3 a')
const muted = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--palette-tokens-muted'),
  )

/** A key of an Arabic keyboard, which Playwright does not have: its letter, and its place. */
const pressArabic = (page: Page, key: string, code: string) =>
  page.locator(':focus, body').last().dispatchEvent('keydown', { key, code, bubbles: true })

test('text size and contrast apply at once and stay; pictures apply once saved, also in another tab (D-35)', async ({
  page,
  context,
  consoleLines,
}) => {
  const other = await context.newPage()
  await openHydrated(other, 'sports')
  const pictures = other.locator('main img')
  const colour = await muted(other)
  await openHydrated(page, 'settings?tab=display')
  await page.getByRole('radio', { name: 'أكبر', exact: true }).click()
  await page.getByRole('switch', { name: 'تباين أعلى' }).click()
  await expect(page.getByText('تغييرات غير محفوظة'), 'nothing to save').toBeHidden()
  await expect(headlines(other).nth(1)).toHaveCSS('font-size', '20.8px')
  await expect.poll(() => muted(other)).not.toBe(colour)

  await page.getByRole('switch', { name: 'إظهار الصور' }).click()
  await expect(pictures, 'not before it is saved').not.toHaveCount(0)
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  await expect(pictures).toHaveCount(0)
  // The demo logs what it saves.
  consoleLines.length = 0
})

test('single keys skim the headlines, open and save them, and list themselves; they can be switched off (WCAG 2.1.4)', async ({
  page,
}) => {
  const shortcuts = page.getByRole('dialog', { name: 'اختصارات لوحة المفاتيح' })
  const sheet = page.getByRole('dialog')
  await openReady(page, 'sports')
  const all = headlines(page)
  const bookmark = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^حفظ «/ })
  await page.keyboard.press('j')
  await expect(all.nth(0), 'the first key also loads them').toBeFocused()
  await pressArabic(page, 'ت', 'KeyJ')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(all.nth(1)).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('alert')).toHaveText(/^حُفظ، وتجده/)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark.focus()
  await page.keyboard.press('j')
  await expect(all.nth(2), 'from the bookmark on').toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('o')
  await expect(sheet.getByRole('button', { name: 'محفوظ' })).toBeVisible()
  await expect(page.getByRole('alert'), 'it is about the page').toBeHidden()
  await pressArabic(page, 'س', 'KeyS')
  await expect(sheet.getByRole('button', { name: 'حفظ', exact: true })).toBeVisible()
  const current = sheet.getByRole('navigation', { name: 'عناوين الصفحة' }).locator('[aria-current]')
  await page.keyboard.press('j')
  await expect(page, 'along the headlines beside it').toHaveURL(/football-3$/)
  await expect(current).toHaveAttribute('href', '?story=sports-football-3')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/football-2$/)
  await page.keyboard.press('Escape')
  await expect(all.nth(1)).toBeFocused()
  await page.keyboard.press('?')
  await expect(shortcuts).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(all.nth(1), 'nothing moved behind it').toBeFocused()
  await page.keyboard.press('?')
  await shortcuts.getByRole('link', { name: 'إعدادات العرض' }).click()
  await page.getByRole('switch', { name: 'اختصارات لوحة المفاتيح' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
  for (const key of ['j', '?', '/']) await page.keyboard.press(key)
  await pressArabic(page, 'ظ', 'Slash')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('main article :focus')).toHaveCount(0)
})

test('every two minutes the ages are computed again; what was published since the last visit is marked; no call is made (D-35)', {
  tag: '@core',
}, async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T06:00:00Z' })
  const first = page.getByRole('region', { name: 'كرة القدم' }).getByRole('article').first()
  const marked = page.getByRole('main').getByText('جديد،')
  await openReady(page, 'sports')
  await expect(first).toContainText('قبل 35 دقيقة')
  await expect(marked, 'a first visit').toHaveCount(0)
  const calls: string[] = []
  page.on('request', (request) => {
    // The demo's tools may still load their scripts, and pictures are loaded when they come near the window.
    if (!['script', 'image'].includes(request.resourceType())) calls.push(request.url())
  })
  await page.clock.fastForward('02:01')
  await expect(first).toContainText('قبل 37 دقيقة')
  expect(calls).toEqual([])

  await page.goto('about:blank')
  await page.clock.fastForward('01:30:00')
  await openReady(page, 'sports')
  await expect(first).toContainText('جديد، قبل 35 دقيقة')
  await page.evaluate(() =>
    localStorage.setItem(
      'settings',
      JSON.stringify({ version: 1, value: { newsPreferences: { autoRefresh: false } } }),
    ),
  )
  await openReady(page, 'sports')
  await expect(marked, 'switched off').toHaveCount(0)
  await page.clock.fastForward('04:00')
  await expect(first).toContainText('قبل 35 دقيقة')
})
