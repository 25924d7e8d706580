import { expect, openHydrated, openReady, test, waitForHydration } from './page'

test('the skip link skips the menu; after a navigation the new h1 has focus, the title is announced, events and page views are sent; social links lead nowhere (§7, D-29)', {
  tag: '@core',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[][] = []
    Object.assign(window, { events, gtag: (...args: unknown[]) => events.push(args) })
  })
  await openReady(page, '')
  await page.getByRole('complementary', { name: 'اشتراك' }).getByRole('button').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'اتصل بنا' })).toBeFocused()
  await expect(page.locator('[aria-live=polite]', { hasText: 'اتصل بنا · مدار' })).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'تويتر' }).click()
  await expect(page.getByRole('alert'), 'D-29').toHaveText('ليس لمدار حساب على تويتر بعد.')
  const events = await page.evaluate(() => (window as unknown as { events: unknown[][] }).events)
  expect(events.map(([, ...event]) => event)).toEqual([
    ['page_view', { page_path: expect.stringMatching(/\/$/) }],
    ['subscription_click', { event_category: 'homepage', event_label: 'hero_banner' }],
    ['page_view', { page_path: expect.stringMatching(/\/contact$/) }],
  ])

  await page.reload()
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('a link to the current page scrolls to its top and announces it, as «more» of the breaking news (§2)', async ({
  page,
}) => {
  const depth = () => page.evaluate(() => window.scrollY)
  await page.setViewportSize({ width: 360, height: 780 })
  await openReady(page, '')
  // The link is at the top of the page, below what stays there.
  await page.evaluate(() => scrollTo(0, 30))
  await expect.poll(depth).toBe(30)
  await page.getByRole('link', { name: 'عرض المزيد من العاجل' }).click()
  await expect(page.getByRole('alert')).toHaveText('أنت الآن في أعلى هذه الصفحة.')
  await expect.poll(depth).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the phone’s menu opens a page, signs out and signs in, and closes each time (§2, §4)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, 'contact')
  const h1 = page.getByRole('heading', { level: 1 })
  const button = page.getByRole('button', { name: 'القائمة', exact: true })
  const menu = page.getByRole('dialog', { name: 'القائمة' })
  await button.click()
  await menu.getByRole('link', { name: 'تكنولوجيا' }).click()
  await expect(h1).toHaveText('أخبار التكنولوجيا')
  await expect(h1).toBeFocused()
  await expect(menu).toBeHidden()

  await button.click()
  await menu.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible()
  await expect(menu).toBeHidden()
})
