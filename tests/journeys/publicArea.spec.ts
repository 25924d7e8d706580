import { expect, openHydrated, openReady, test, waitForHydration } from './page'

const h1 = 'main h1'

test('a card’s URL scrolls its page to the card, on a first visit and by a link (D-9b)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const [path, name] of [
    ['sports/swimming', 'السباحة'],
    // Spec §3: the news card has the category «politics».
    ['countries/egypt/politics', 'أخبار'],
  ] as const) {
    // Ready, because msw reloads a page that is opened while its worker starts.
    await openReady(page, path)
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const card = page.getByRole('region', { name, exact: true })
    await expect(card.getByRole('heading', { level: 3 }).nth(3), 'open').toBeAttached()
  }
})

test('the countries are filtered while the reader types; the address follows, once per pause (§2, D-9a)', {
  tag: '@core',
}, async ({ page }) => {
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  const names = main.getByRole('heading', { level: 3 })
  await page.clock.install()
  await openHydrated(page, 'countries?q=123')
  await expect(box, 'a number in the address is a text').toHaveValue('123')
  await main.getByRole('button', { name: 'عرض كل الدول' }).click()
  await expect(names).toHaveCount(22)
  await expect(box).toBeFocused()
  await expect(page).toHaveURL(/\/countries$/)

  const queries: (string | null)[] = []
  page.on('framenavigated', () => queries.push(new URL(page.url()).searchParams.get('q')))
  // On a busy machine a pause between two letters is longer than a reader's.
  const typeAtOnce = async (text: string) => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await box.pressSequentially(text)
    await page.clock.resume()
  }
  await typeAtOnce('جزر ')
  await expect.poll(() => queries).toEqual(['جزر'])
  await typeAtOnce('القمر')
  await expect(box, 'with the space that was typed').toHaveValue('جزر القمر')
  await expect(names).toHaveText(['جزر القمر'])
  await expect.poll(() => queries).toEqual(['جزر', 'جزر القمر'])
  await page.getByRole('button', { name: 'الدول', exact: true }).click()
  await page.getByRole('menuitem', { name: 'كل الدول' }).click()
  await expect(box, 'the field follows the address').toHaveValue('')
  await box.fill('YEMEN')
  // Immediately, before the text is written to the address.
  await main.getByRole('link', { name: 'اليمن' }).click()
  await expect(page.locator(h1)).toHaveText('الجمهورية اليمنية')
  await expect(page).toHaveURL(/\/countries\/yemen$/)
})

test('on the search page results follow the typing; kinds and suggestions change them (§5, D-10)', {
  tag: '@core',
}, async ({ page }) => {
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  const group = (name: string) => main.getByRole('region', { name, exact: true })
  const press = (name: RegExp) => main.getByRole('button', { name }).click()
  await openHydrated(page, 'search?q=الاهرامات&kind=videos')
  await expect(main.getByRole('heading', { name: /^لا نتائج في الفيديو/ })).toBeVisible()
  await press(/^كل النتائج/)
  await box.fill('البحر')
  await expect(page.locator(h1)).toHaveText('نتائج البحث عن «البحر»')
  await expect(page, 'the address follows the typing').toHaveURL(/q=%D8%A7%D9%84%D8%A8%D8%AD%D8%B1/)
  await page.clock.install()
  await box.press('Space')
  await press(/^مقالات/)
  await page.clock.fastForward(1000)
  await expect(group('مقالات')).toBeVisible()
  await expect(group('دول'), 'the typed space is written later than the kind').toBeHidden()
  await press(/^الكل/)
  await expect(group('دول')).toBeVisible()
  await box.fill('قرنبيط بحري')
  // A word that finds something alone is a link.
  await main.getByRole('link', { name: 'بحري' }).click()
  await expect(box).toHaveValue('بحري')
  await expect(group('مقالات')).toBeVisible()
  await press(/^مسح البحث/)
  await expect(box).toBeFocused()
  await expect(page.locator(h1)).toHaveText('البحث')
  await expect(page).toHaveURL(/search(\?kind=\w+)?$/)
  await page.goBack()
  await expect(box, 'the query before').toHaveValue('بحري')
})

test('«show more» opens a card in place; opened cards and the place on the page are the same after Back and after a reload', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'sports')
  const cards = page.getByRole('main').getByRole('region')
  const card = cards.filter({ hasText: 'كرة السلة' })
  await card.getByRole('button', { name: /^عرض المزيد/ }).click()
  const fourth = card.getByRole('link').nth(3)
  await expect(card.getByRole('heading', { level: 3 }).nth(3)).toBeFocused()
  await expect(card.getByRole('status')).toHaveText(/^3.عناوين أخرى من كرة السلة/)
  await cards.filter({ hasText: 'السباحة' }).scrollIntoViewIfNeeded()
  const depth = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(depth).toBeGreaterThan(300)
  const before = await depth()
  await page.reload()
  await waitForHydration(page)
  await expect(fourth).toBeVisible()
  expect(await depth()).toBe(before)

  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' })
  await contact.scrollIntoViewIfNeeded()
  const left = await depth()
  await contact.click()
  await expect(page.locator(h1)).toHaveText('اتصل بنا')
  await page.goBack()
  await expect(fourth).toBeVisible()
  await expect.poll(depth, 'after Back (§2)').toBe(left)
})

test('on a long page the sections stay in sight; while it is scrolled up, «إلى الأعلى» leads back to the top', async ({
  page,
}) => {
  await openHydrated(page, '')
  const toTop = page.getByRole('button', { name: 'إلى الأعلى' })
  await page.mouse.wheel(0, 2400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400)
  await expect(toTop).toBeHidden()
  // Its code loads when the browser is idle, and then it must see a step up.
  await expect(async () => {
    await page.mouse.wheel(0, -20)
    await expect(toTop).toBeInViewport({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('navigation', { name: 'الأقسام', exact: true })).toBeInViewport()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})
