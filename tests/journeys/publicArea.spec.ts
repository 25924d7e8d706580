import { expect, openHydrated, openReady, test } from './page'

const h1 = 'main h1'

test('from home through a section to a country: Back and Forward restore page and scroll (§2)', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await openReady(page, '')
  const more = page.getByRole('link', { name: 'عرض المزيد من العلوم' })
  await more.scrollIntoViewIfNeeded()
  const homeDepth = await scrollY()
  expect(homeDepth).toBeGreaterThan(0)
  await more.click()
  await expect(page.locator(h1)).toHaveText('أخبار العلوم')
  await expect.poll(scrollY).toBe(0)

  await page.getByRole('button', { name: 'الدول' }).click()
  await page.getByRole('menuitem', { name: 'كل الدول' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /موريتانيا/ })
    .click()
  await expect(page.locator(h1)).toHaveText('الجمهورية الإسلامية الموريتانية')
  await expect(page.locator(h1)).toBeFocused()

  await page.goBack()
  await page.goBack()
  await expect(page.locator(h1)).toHaveText('أخبار العلوم')
  await page.goBack()
  await expect(page.locator(h1)).toHaveText('الأخبار والفئات')
  await expect.poll(scrollY).toBe(homeDepth)
  await page.goForward()
  await expect(page.locator(h1)).toHaveText('أخبار العلوم')
})

test('«show more» adds articles in place and moves the focus to the first new one (§2)', async ({
  page,
}) => {
  await openReady(page, 'health')
  const card = page.getByRole('region', { name: 'التغذية' })
  const headlines = card.getByRole('heading', { level: 3 })
  await expect(headlines).toHaveCount(3)
  await card.getByRole('button', { name: 'عرض المزيد' }).focus()
  await page.keyboard.press('Enter')
  await expect(headlines).toHaveCount(6)
  await expect(headlines.nth(3)).toBeFocused()
})

test('a card’s URL scrolls its page to the card, on a first visit and by a link (D-9b)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('countries/egypt/tourism')
  const heading = page.getByRole('heading', { level: 2, name: 'سياحة' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('search finds a word with a misspelt hamza, and its result opens the card (D-10)', async ({
  page,
}) => {
  await page.goto('')
  await expect(page.locator(h1)).toBeVisible()
  // Immediately: the key works even before the app has its listener.
  await page.keyboard.press('/')
  // «الأرصاد» without the hamza.
  await page.getByRole('searchbox', { name: 'بحث' }).pressSequentially('الارصاد')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search\?q=/)
  const result = page.getByRole('main').getByRole('link', { name: /^الأرصاد: شبورة/ })
  await expect(result.locator('mark')).toHaveText('الأرصاد')
  await result.click()
  await expect(page.locator(h1)).toHaveText('جمهورية مصر العربية')
  await expect(page.getByRole('heading', { level: 2, name: 'أخبار' })).toBeFocused()
})

test('nothing moves while the pictures of a section load («Visual language», Images)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['sports', 'countries/egypt', 'youtube', 'sponsored']) {
    await openHydrated(page, path)
    await expect(page.locator(h1)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    )
    expect(total, path).toBeLessThanOrEqual(0.01)
  }
})
