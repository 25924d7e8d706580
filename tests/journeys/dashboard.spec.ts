import { expect, openReady, test, watchWrites } from './page'

test('interests are chosen on the dashboard: figures and articles follow at once, and they stay chosen (§2, §4, D-4)', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  await openReady(page, 'dashboard')
  const figures = page.getByRole('region', { name: 'أرقام سريعة' }).locator('dd')
  const links = page.getByRole('region', { name: 'مختارات لك' }).getByRole('link')
  const customise = page.getByRole('button', { name: 'تخصيص', exact: true })
  const panel = page.getByRole('region', { name: 'اهتماماتك' })
  const tile = (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  const toggle = (name: string) => panel.locator('label').filter({ hasText: name }).click()

  await customise.click()
  await toggle('أعمال')
  await expect(figures).toHaveText(['24', '9', '4'])
  await expect(panel.getByText(/^اخترت/)).toHaveText('اخترت 4 من 6.')
  for (const name of ['رياضة', 'تكنولوجيا', 'صحة']) await toggle(name)
  await expect(links).toHaveCount(3)
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', /^\?story=dashboard-business-/)
  await toggle('أعمال')
  await expect(figures.last()).toHaveText('0')
  await page.getByRole('button', { name: 'إغلاق التخصيص' }).click()
  await expect(panel).toHaveCount(0)
  await expect(customise).toBeFocused()
  expect(consoleLines, 'only a save logs').toEqual([])

  await page.getByRole('button', { name: 'اختيار الاهتمامات' }).click()
  await expect(tile('رياضة'), 'what to do when nothing is selected').toBeFocused()
  await page.keyboard.press('Space')
  await tile('ثقافة').press('Space')
  const logged = page.waitForEvent('console')
  await page.getByRole('button', { name: 'حفظ التفضيلات' }).press('Enter')
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({ selected: ['sports', 'culture'] })
  await expect(panel).toHaveCount(0)
  await expect(customise).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(/^حُفظت اهتماماتك/)
  expect(consoleLines.splice(0)).toHaveLength(1)
  expect(writes, '§7: only logged').toEqual([])
  for (const count of [1, 0]) {
    await customise.click()
    await expect(panel).toHaveCount(count)
  }

  await openReady(page, 'profile')
  await expect(page.getByRole('region', { name: 'الاهتمامات' }).getByRole('link')).toHaveText([
    'رياضة',
    'ثقافة',
  ])
})

test('what is followed where it is, stays: it shows there, in the header, on the dashboard and in the profile (D-38)', {
  tag: '@core',
}, async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const nav = page.getByRole('navigation', { name: 'الأقسام', exact: true })
  async function follow(path: string, off: string, on: string, said: string) {
    await openReady(page, path)
    await button(off).click()
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(button(on)).toHaveAttribute('aria-pressed', 'true')
  }
  await follow('youtube', 'اشترك في علم بسيط', 'مشترك في علم بسيط', 'اشتركت في علم بسيط، وتجد')
  await expect(page.getByRole('button', { name: /^اشترك في / }), 'only that one').toHaveCount(3)
  await follow('countries/egypt', 'متابعة أخبار مصر', 'متابَع أخبار مصر', 'تتابع الآن أخبار مصر')
  await button('متابَع أخبار مصر').press('Enter')
  await expect(button('متابعة أخبار مصر'), 'the focus stays').toBeFocused()
  await expect(page.getByRole('alert')).toContainText('أُلغيت متابعة أخبار مصر')
  await button('متابعة أخبار مصر').press('Enter')
  await openReady(page, 'country/مصر')
  await expect(button('متابَع أخبار مصر')).toBeVisible()
  const sports = 'أخبار الرياضة'
  await follow('sports', `متابعة ${sports}`, `متابَع ${sports}`, `تتابع الآن ${sports}`)
  await expect(nav.getByRole('link', { name: 'رياضة تتابعه' })).toBeVisible()
  const story = page.getByRole('main').getByRole('link', { name: /^هدف في الدقيقة/ })
  await story.click()
  await button('متابعة الشوط الثالث').click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('الشوط الثالث، تتابعه').first()).toBeVisible()

  await page.getByRole('button', { name: /^حساب/ }).click()
  await page.getByRole('menuitem', { name: 'لوحتي' }).click()
  const news = page.getByRole('region', { name: 'تتابعه' })
  const names = ['الشوط الثالث', 'رياضة', 'مصر', 'علم بسيط']
  for (const name of names)
    await expect(news.getByRole('link', { name, exact: true })).toBeVisible()
  const headlines = news.getByRole('article').getByRole('link')
  await expect(headlines).toHaveCount(6)
  await news.getByRole('button', { name: 'عرض المزيد مما تتابعه' }).click()
  await expect(news.getByRole('heading', { level: 3 }).nth(6)).toBeFocused()

  await openReady(page, 'profile')
  const list = page.getByRole('region', { name: 'ما تتابعه' })
  await expect(list.getByRole('link')).toHaveText(names)
  await expect(list).toContainText('قسم واحد، بلد واحد، مصدر واحد، قناة واحدة')
  await button('إلغاء متابعة رياضة').click()
  await expect(list.getByRole('link')).toHaveText(['الشوط الثالث', 'مصر', 'علم بسيط'])
  await expect(button('إلغاء متابعة مصر')).toBeFocused()
  await button('تراجع').click()
  await expect(list.getByRole('link')).toHaveText(names)
})
