import { expect, test } from './page'

/** Every address of §2, with the h1 that a reader finds there. */
const PAGES: Record<string, string | RegExp> = {
  '': 'الأخبار والفئات',
  contact: 'اتصل بنا',
  sports: 'أخبار رياضة',
  technology: 'أخبار تكنولوجيا',
  entertainment: 'أخبار ترفيه',
  business: 'أخبار أعمال',
  religion: 'أخبار دين',
  science: 'أخبار علوم',
  health: 'أخبار صحة',
  culture: 'أخبار ثقافة',
  youtube: 'فيديو',
  twitter: 'منشورات',
  sponsored: /./,
  countries: /./,
  'countries/egypt': /مصر/,
  'countries/atlantis': /atlantis/,
  country: 'أخبار الدول العربية',
  'country/مصر': 'أخبار مصر',
  'category/رياضة': /رياضة/,
  'search?q=123': 'البحث',
  dashboard: /./,
  settings: 'الإعدادات',
  profile: 'الملف الشخصي',
  privacy: 'سياسة الخصوصية',
  'privacy-policy': 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',
  'terms-of-service': 'شروط الاستخدام',
  SPORTS: 'أخبار رياضة',
  'sports/': 'أخبار رياضة',
  'sports?utm_source=x': 'أخبار رياضة',
  'no/such/page': '404 Page Not Found',
  nosuchtopic: '404 Page Not Found',
  'country/%E0%A4%A': /./,
  admin: 'نظرة عامة',
  'admin/users': 'المستخدمون',
  'admin/news': 'مصادر الأخبار',
  'admin/news-settings': 'إعدادات الأخبار',
  'admin/youtube': 'الفيديو',
  'admin/twitter': 'المنشورات',
  'admin/analytics': 'التحليلات',
  'admin/categories': 'التصنيفات',
  'admin/countries': 'الدول',
  'admin/contact-messages': 'رسائل التواصل',
  'admin/ads': 'الإعلانات',
  'admin/settings': 'إعدادات النظام',
}

for (const [path, heading] of Object.entries(PAGES)) {
  test(`/${path} shows its page, one h1 and a title, no sideways scroll on a phone, in silence (§2)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    const h1 = page.getByRole('heading', { level: 1 })
    await expect(h1).toHaveCount(1)
    await expect(h1).toHaveText(heading)
    await expect(page).toHaveTitle(/ · مدار$/)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('on navigation the new h1 has focus, its title is announced, a page view goes out (§7)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[][] = []
    Object.assign(window, { events, gtag: (...args: unknown[]) => events.push(args) })
  })
  await page.goto('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'اتصل بنا' })).toBeFocused()
  await expect(page.locator('[aria-live=polite]', { hasText: 'اتصل بنا · مدار' })).toBeAttached()
  const views = await page.evaluate(() =>
    (window as unknown as { events: [string, string, { page_path: string }][] }).events
      .filter(([, action]) => action === 'page_view')
      .map(([, , { page_path }]) => page_path),
  )
  expect(views).toHaveLength(2)
  expect(views[1]).toMatch(/\/contact$/)
})

test('the skip link leads past the menu', async ({ page }) => {
  await page.goto('contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('Back and Forward go through the pages and keep the scroll', async ({ page }) => {
  await page.goto('')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const depth = await page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار رياضة')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار رياضة')
})

test('no link of the home page is dead (§2)', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('')
  await page.getByRole('button', { name: 'الدول' }).click()
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((a) => !a.getAttribute('href')?.startsWith('#') && a.origin === location.origin)
      .map((a) => a.href),
  )
  const unique = [...new Set(addresses)]
  expect(unique.length).toBeGreaterThan(30)
  for (const address of unique) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText(/404/)
  }
})
