import type { Page } from 'playwright/test'
import { expect, openHydrated, test } from './page'

const FIRST = 'هدف في الدقيقة 90 يعيد الصدارة إلى فريق الميناء'
const SECOND = 'الحكم المساعد بالفيديو يدخل دوري الدرجة الثانية'

/** A headline with the no-break spaces after its numbers. */
const named = (title: string) => new RegExp(`^${title.replaceAll(' ', '\\s')}$`)
const headline = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: named(title) })
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: named(title) })

/** The address that «مشاركة» of the open story copies. */
async function copiedAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'مشاركة', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('نُسخ رابط القصة.')
  return page.evaluate(() => navigator.clipboard.readText())
}

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a headline opens its story on the page, which does not move; Back closes it, Forward opens it again', async ({
  page,
}) => {
  await openHydrated(page, 'sports')
  const link = headline(page, FIRST)
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0)
  const before = await scrollOf(page)
  await link.click()
  const story = sheet(page, FIRST)
  await expect(story.getByText('24\u00a0نقطة، بفارق نقطة')).toBeVisible()
  await expect(story.getByRole('heading', { name: named(FIRST) })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(story.getByText('كيف غطّته المصادر'), 'on paper').toBeVisible()
  await expect(story.getByText('قصص قريبة')).toBeHidden()
  await expect(page.locator('#main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goBack()
  await expect(story).toBeHidden()
  await expect(link).toBeFocused()
  expect(await scrollOf(page)).toBe(before)
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      if (typeof options === 'object' && options.id === 'arrival') this.classList.add('moved')
      return animate.call(this, keyframes, options)
    }
  })
  await page.goForward()
  await expect(story.locator('.moved'), 'headline and picture come from the page').toHaveCount(2)
  await story.getByRole('button', { name: 'إغلاق', exact: true }).click()
  await expect(story).toBeHidden()
  await expect(page.locator('main .moved'), 'and go back').toHaveCount(2)
})

test('«مشاركة» copies the link of the story alone; a copied link opens page and story; next and previous stay in the card, by keys and buttons; one Back closes them all (D-43)', {
  tag: '@core',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, 'sports/football?utm_source=a&story=sports-football-2&fbclid=b')
  expect(await copiedAddress(page)).toBe(`${baseURL}sports?story=sports-football-2`)
  await page.goto('sports?story=sports-football-2')
  await expect(sheet(page, SECOND)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, SECOND)).toBeHidden()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(headline(page, SECOND)).toBeFocused()

  await headline(page, FIRST).click()
  await expect(sheet(page, FIRST)).toContainText('1 من 6')
  await expect(page).toHaveTitle(`${FIRST} · مدار`)
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
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await page.keyboard.press('ArrowLeft')
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await expect(page, 'a choice of a size and a zoomed view do not turn it').toHaveURL(/football-1$/)
  await page.getByRole('button', { name: 'التالية' }).click()
  await expect(page).toHaveTitle(`${SECOND} · مدار`)
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).toHaveURL(/story=sports-football-3$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(page).toHaveTitle('أخبار الرياضة · مدار')
  await expect(page.getByRole('main').getByRole('article').nth(2).getByRole('link')).toBeFocused()
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

test('the last headline of each kind opens, and the profile lists what was read; a saved story is shared on its page', {
  tag: '@core',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '')
  for (const kind of ['home', 'video', 'post']) {
    const link = page.getByRole('main').locator(`a[href^="?story=${kind}-"]`).last()
    const href = await link.getAttribute('href')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('dialog', { name, exact: true })).toContainText(/هذه نسخة تجريبية/)
    await page.keyboard.press('Escape')
    await expect(page.locator(`main a[href="${href}"]:focus`)).toHaveCount(1)
  }
  await openHydrated(page, 'profile?story=saved-articles-1')
  expect(await copiedAddress(page)).toBe(`${baseURL}business?story=saved-articles-1`)
  await page.keyboard.press('Escape')
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
  await swipe(page, 100, 100, 'sideways')
  await expect(sheet(page, SECOND), 'one to the right turns to the next story').toBeVisible()
  await swipe(page, 100, 330)
  await expect(page.getByRole('dialog')).toBeHidden()
  await context.close()
})

/** `end`: how it ends instead of by lifting the finger, or another way than down. */
async function swipe(
  page: Page,
  from: number,
  to: number,
  end?: 'cancelled' | 'second finger' | 'sideways',
) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...ys: number[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ys.map((y, id) => ({ x, y, id })),
    })
  let x = 120
  // On the text, not on the head.
  const start = end === 'sideways' ? from + 100 : from
  await send('touchStart', start)
  for (let step = 1; step <= 5; step += 1) {
    if (end === 'sideways') x += 24
    await send('touchMove', start + ((to - from) * step) / 5)
  }
  if (end === 'cancelled') return send('touchCancel')
  if (end === 'second finger') await send('touchStart', to, to + 40)
  return send('touchEnd')
}
