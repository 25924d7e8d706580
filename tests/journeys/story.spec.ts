import type { Page } from 'playwright/test'
import { expect, openHydrated, openReady, test } from './page'

const FIRST = 'هدف في الدقيقة 90 يعيد الصدارة إلى فريق الميناء'
const SECOND = 'الحكم المساعد بالفيديو يدخل دوري الدرجة الثانية'

/** A headline with the no-break spaces after its numbers. */
const named = (title: string) => new RegExp(`^${title.replaceAll(' ', '\\s')}$`)
const headline = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: named(title) })
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: named(title) })

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a headline opens its story on the page; Back closes it and the focus returns', async ({
  page,
}) => {
  await openReady(page, 'sports')
  const link = headline(page, FIRST)
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0)
  const before = await scrollOf(page)
  await link.click()
  const story = sheet(page, FIRST)
  await expect(story.getByText('24\u00a0نقطة، بفارق نقطة')).toBeVisible()
  await expect(story.getByRole('heading', { name: named(FIRST) })).toBeFocused()
  await expect(page).toHaveURL(/\/sports\?story=sports-football-1$/)
  await page.emulateMedia({ media: 'print' })
  await expect(story.getByText('كيف غطّته المصادر'), 'on paper').toBeVisible()
  for (const part of ['طباعة', 'التالية', 'قصص قريبة'])
    await expect(story.getByText(part), part).toBeHidden()
  await expect(page.locator('#main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goBack()
  await expect(story).toBeHidden()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(link).toBeFocused()
  expect(await scrollOf(page), 'the page has not moved').toBe(before)
  await page.goForward()
  await expect(story, 'Forward opens it again').toBeVisible()
  await story.getByRole('button', { name: 'إغلاق', exact: true }).click()
  await expect(story).toBeHidden()
  await expect(link).toBeFocused()
})

test('«مشاركة» shares the story on a page that everybody has and nothing else; the tab is named after what is open (D-43)', {
  tag: '@core',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [opened, shared] of [
    [
      'sports/football?utm_source=a&story=sports-football-1&fbclid=b',
      'sports?story=sports-football-1',
    ],
    ['profile?story=saved-articles-1', 'business?story=saved-articles-1'],
  ] as const) {
    await openHydrated(page, opened)
    await page.getByRole('button', { name: 'مشاركة', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('نُسخ رابط القصة.')
    const address = await page.evaluate(() => navigator.clipboard.readText())
    await openHydrated(page, shared)
    expect(address).toBe(page.url())
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await openHydrated(page, 'sports')
  await headline(page, FIRST).click()
  await expect(page).toHaveTitle(`${FIRST} · مدار`)
  await page.getByRole('button', { name: 'التالية' }).click()
  await expect(page).toHaveTitle(`${SECOND} · مدار`)
  await page.goBack()
  await expect(page).toHaveTitle('أخبار الرياضة · مدار')
})

test('a copied link opens page and story; next and previous stay in the card, by keys and buttons; one Back closes them all', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, '')
  await openHydrated(page, 'sports?story=sports-football-2')
  await expect(sheet(page, SECOND)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, SECOND)).toBeHidden()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(headline(page, SECOND)).toBeFocused()
  await headline(page, SECOND).click()
  await page.reload()
  await expect(sheet(page, SECOND), 'also after a reload').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/sports$/)

  await headline(page, FIRST).click()
  await expect(sheet(page, FIRST)).toContainText('1 من 6')
  await expect(page.getByRole('button', { name: 'السابقة' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/story=sports-football-2$/)
  await expect(sheet(page, SECOND).getByRole('heading', { name: named(SECOND) })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(sheet(page, FIRST)).toBeVisible()
  await page.getByRole('button', { name: 'حجم النص' }).click()
  await page.getByRole('radio', { name: 'عادي' }).press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'كبير', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Tab')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await page.keyboard.press('ArrowLeft')
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await expect(page, 'a choice of a size and a zoomed view do not turn it').toHaveURL(/football-1$/)
  await page.getByRole('button', { name: 'التالية' }).click()
  await expect(sheet(page, SECOND)).toBeVisible()
  const near = page.getByRole('dialog').getByRole('link').first()
  await near.click()
  await expect(page).toHaveURL(/story=sports-football-3$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(page.getByRole('main').getByRole('article').nth(2).getByRole('link')).toBeFocused()
  expect(consoleLines).toEqual([])
})

test('an unknown id shows the page with a note (D-33)', async ({ page }) => {
  for (const unknown of [
    'sports?story=sports-football-99',
    'sports?story=chess-1&story=2',
    'youtube?story=video-none',
  ]) {
    await openHydrated(page, unknown)
    await expect(page.getByRole('alert')).toContainText('لا قصة بهذا الرابط')
    await expect(page).toHaveURL(/\/(sports|youtube)$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('the last headline of each kind opens, and the profile lists what was read', {
  tag: '@core',
}, async ({ page }) => {
  for (const [path, kinds] of [
    ['', ['home', 'video', 'post']],
    ['profile', ['saved']],
  ] as const) {
    await openHydrated(page, path)
    for (const kind of kinds) {
      const link = page.getByRole('main').locator(`a[href^="?story=${kind}-"]`).last()
      const href = await link.getAttribute('href')
      const name = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('dialog')).toContainText(/هذه نسخة تجريبية/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator(`main a[href="${href}"]:focus`)).toHaveCount(1)
    }
  }
  const activity = page.getByRole('region', { name: 'آخر النشاط' }).getByRole('listitem')
  await expect(activity.filter({ hasText: 'في هذا المتصفح' })).not.toHaveCount(0)
})

test('on a phone a swipe down closes the sheet', { tag: '@core' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await openHydrated(page, 'sports')
  await headline(page, FIRST).tap()
  const story = sheet(page, FIRST)
  await expect(story.getByRole('heading', { name: 'قصص قريبة' })).toBeAttached()
  const bottom = async () => {
    const { y, height } = (await story.boundingBox()) ?? { y: 0, height: 0 }
    return Math.round(y + height)
  }
  await expect.poll(bottom, 'it comes from below').toBe(740)
  await story.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight))
  await expect(story.getByRole('button', { name: 'إغلاق' }), 'the head stays').toBeInViewport()
  await story.evaluate((scrolled) => scrolled.scrollTo(0, 0))
  await swipe(page, 100, 140)
  await expect(story, 'a short one does not').toBeVisible()
  await swipe(page, 100, 330, 'cancelled')
  await expect.poll(bottom, 'one that the system takes over puts it back').toBe(740)
  await swipe(page, 100, 330, 'second finger')
  await expect.poll(bottom, 'one that a second finger joins, too').toBe(740)
  await swipe(page, 100, 330)
  await expect(story).toBeHidden()
  await expect(page).toHaveURL(/\/sports$/)
  await context.close()
})

/** `end`: how it ends instead of by lifting the finger. */
async function swipe(page: Page, from: number, to: number, end?: 'cancelled' | 'second finger') {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...ys: number[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ys.map((y, id) => ({ x: 180, y, id })),
    })
  await send('touchStart', from)
  for (let step = 1; step <= 5; step += 1) await send('touchMove', from + ((to - from) * step) / 5)
  if (end === 'cancelled') return send('touchCancel')
  if (end === 'second finger') await send('touchStart', to, to + 40)
  return send('touchEnd')
}

test('nothing on the page moves when a story opens and its texts arrive', async ({ page }) => {
  await openHydrated(page, 'sports')
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: false })
  })
  const waiting = Promise.withResolvers<void>()
  // Not `page.route`, which sees no request that goes through the service worker.
  await page.context().route(/\/assets\/sports-[^/]+\.js$/, async (route) => {
    await waiting.promise
    await route.continue()
  })
  await headline(page, FIRST).click()
  await expect(sheet(page, FIRST).locator('[aria-busy]')).toBeVisible()
  // A shift within half a second of a click does not count.
  await page.waitForFunction((since) => performance.now() > since + 600, await now(page))
  waiting.resolve()
  await expect(sheet(page, FIRST).getByRole('heading', { name: 'قصص قريبة' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01)
})

const now = (page: Page) => page.evaluate(() => performance.now())
