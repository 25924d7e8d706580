import { expect, openHydrated, test, watchWrites } from './page'

test('interests are chosen on the dashboard: figures and articles follow at once, and they stay chosen (§2, §4, D-4)', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  await openHydrated(page, 'dashboard')
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

  await openHydrated(page, 'profile')
  await expect(page.getByRole('region', { name: 'الاهتمامات' }).getByRole('link')).toHaveText([
    'رياضة',
    'ثقافة',
  ])
})

test('what is followed where it is, stays: it shows there, in the header, on the dashboard and in the profile (D-38)', {
  tag: '@core',
}, async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const alert = page.getByRole('alert')
  const sports = 'أخبار الرياضة'
  await openHydrated(page, 'sports')
  await button(`متابعة ${sports}`).click()
  await expect(alert).toContainText(`تتابع الآن ${sports}`)
  await button(`متابَع ${sports}`).press('Enter')
  await expect(button(`متابعة ${sports}`), 'the focus stays').toBeFocused()
  await expect(alert).toContainText(`أُلغيت متابعة ${sports}`)
  await button(`متابعة ${sports}`).press('Enter')
  await expect(button(`متابَع ${sports}`)).toHaveAttribute('aria-pressed', 'true')
  const nav = page.getByRole('navigation', { name: 'الأقسام', exact: true })
  await expect(nav.getByRole('link', { name: 'رياضة تتابعه' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^هدف في الدقيقة/ })
    .click()
  await button('متابعة الشوط الثالث').click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('الشوط الثالث، تتابعه').first()).toBeVisible()
  await nav.getByRole('link', { name: 'فيديو' }).click()
  await button('اشترك في علم بسيط').click()
  await expect(alert).toContainText('اشتركت في علم بسيط، وتجد')

  await page.getByRole('button', { name: /^حساب/ }).click()
  await page.getByRole('menuitem', { name: 'لوحتي' }).click()
  const news = page.getByRole('region', { name: 'تتابعه' })
  const names = ['علم بسيط', 'الشوط الثالث', 'رياضة']
  for (const name of names)
    await expect(news.getByRole('link', { name, exact: true })).toBeVisible()
  await news.getByRole('button', { name: 'عرض المزيد مما تتابعه' }).click()
  await expect(news.getByRole('heading', { level: 3 }).nth(6)).toBeFocused()

  await page.getByRole('button', { name: /^حساب/ }).click()
  await page.getByRole('menuitem', { name: 'الملف الشخصي' }).click()
  const list = page.getByRole('region', { name: 'ما تتابعه' })
  await expect(list.getByRole('link'), 'the newest first').toHaveText(names)
  await expect(list).toContainText('قسم واحد، مصدر واحد، قناة واحدة')
  await button('إلغاء متابعة الشوط الثالث').click()
  await expect(list.getByRole('link')).toHaveText(['علم بسيط', 'رياضة'])
  await expect(button('إلغاء متابعة رياضة')).toBeFocused()
  await button('تراجع').click()
  await expect(list.getByRole('link')).toHaveText(names)
})
