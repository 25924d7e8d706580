import { expect, openReady, test } from './page'

/** Every address of §2, with the h1 of its page. */
const PAGES: Record<string, string | RegExp> = {
  '': 'الأخبار والفئات',
  contact: 'اتصل بنا',
  sports: 'أخبار الرياضة',
  technology: 'أخبار التكنولوجيا',
  entertainment: 'أخبار الترفيه',
  business: 'أخبار الأعمال',
  religion: 'أخبار الدين',
  science: 'أخبار العلوم',
  health: 'أخبار الصحة',
  culture: 'أخبار الثقافة',
  youtube: 'فيديو',
  twitter: 'منشورات',
  sponsored: 'محتوى مدفوع',
  countries: 'الدول العربية',
  'countries/egypt': 'جمهورية مصر العربية',
  'countries/EGYPT/': 'جمهورية مصر العربية',
  'countries/egypt/economy': 'جمهورية مصر العربية',
  'countries/egypt/politics': 'جمهورية مصر العربية',
  'countries/egypt/chess': '404 Page Not Found',
  'countries/atlantis': 'atlantis',
  country: 'أخبار الدول العربية',
  'country/مصر': 'أخبار مصر',
  'category/رياضة': 'أخبار الرياضة',
  'category/YouTube': 'فيديو',
  'category/طقس': 'أخبار الطقس',
  search: 'البحث',
  'search?q=123': 'نتائج البحث عن «123»',
  'search?q=true': 'نتائج البحث عن «true»',
  dashboard: /./,
  settings: 'الإعدادات',
  profile: 'نورة الصالح',
  privacy: 'سياسة الخصوصية',
  'privacy-policy': 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',
  'terms-of-service': 'شروط الاستخدام',
  SPORTS: 'أخبار الرياضة',
  'sports/': 'أخبار الرياضة',
  'sports?utm_source=x': 'أخبار الرياضة',
  'no/such/page': '404 Page Not Found',
  nosuchtopic: '404 Page Not Found',
  'sports/football': 'أخبار الرياضة',
  'business/markets': 'أخبار الأعمال',
  'sports/chess': '404 Page Not Found',
  'country/%E0%A4%A': /./,
  admin: 'نظرة عامة',
  'admin/users': 'المستخدمون',
  'admin/news': 'مصادر الأخبار',
  'admin/news-settings': 'إعدادات الأخبار',
  'admin/youtube': 'الفيديو',
  'admin/twitter': 'المنشورات',
  'admin/analytics': 'التحليلات',
  'admin/categories': 'الفئات',
  'admin/countries': 'الدول',
  'admin/contact-messages': 'رسائل التواصل',
  'admin/ads': 'الإعلانات',
  'admin/settings': 'إعدادات النظام',
}

/** The number of tests, so that the workers share the addresses; those of one test are opened in one page. */
const GROUPS = 4

for (let group = 0; group < GROUPS; group += 1)
  test(`each address shows its page, one h1 and a title, no sideways scroll on a phone, in silence (§2), ${group + 1} of ${GROUPS}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const own = Object.entries(PAGES).filter((_, index) => index % GROUPS === group)
    for (const [path, heading] of own)
      await test.step(`/${path}`, async () => {
        await page.goto(path)
        const h1 = page.getByRole('heading', { level: 1 })
        await expect.soft(h1, path).toHaveCount(1)
        await expect.soft(h1, path).toHaveText(heading)
        await expect.soft(page, path).toHaveTitle(/ · مدار$/)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, path).toBe(0)
      })
  })

test('on navigation the new h1 has focus, its title is announced, a page view goes out (§7)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[][] = []
    Object.assign(window, { events, gtag: (...args: unknown[]) => events.push(args) })
  })
  await openReady(page, '')
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

test('a link to the page that one is on leads to its top and says so, as «more» of the breaking news (§2)', async ({
  page,
}) => {
  const toast = page.getByRole('alert').filter({ hasText: 'أنت الآن في أعلى هذه الصفحة.' })
  const depth = () => page.evaluate(() => window.scrollY)
  await page.setViewportSize({ width: 360, height: 780 })
  await openReady(page, '')
  const more = page.getByRole('link', { name: 'عرض المزيد من العاجل' })
  await more.scrollIntoViewIfNeeded()
  expect(await depth()).toBeGreaterThan(0)
  await more.click()
  await expect(toast).toBeVisible()
  await expect.poll(depth).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'اتصل بنا' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا')
  await toast.getByRole('button', { name: 'إغلاق' }).click()
  await expect(toast, 'another page is another place').toBeHidden()
  await footer.getByRole('link', { name: 'اتصل بنا' }).click()
  await expect(toast).toBeVisible()
  await expect.poll(depth).toBe(0)
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
  await openReady(page, '')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const depth = await page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
})
