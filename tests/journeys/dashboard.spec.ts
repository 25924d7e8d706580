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
  await expect(figures).toHaveText(['24', '9', '1'])
  await expect(links).toHaveCount(3)
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', /^\?story=dashboard-business-/)
  await toggle('أعمال')
  await expect(figures.last()).toHaveText('0')
  await expect(panel.getByText('لم تختر شيئًا بعد.')).toBeVisible()

  await page.getByRole('button', { name: 'إغلاق التخصيص' }).click()
  await expect(panel).toHaveCount(0)
  await expect(customise).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(consoleLines, 'only a save logs').toEqual([])

  await page.getByRole('button', { name: 'اختيار الاهتمامات' }).click()
  await expect(tile('رياضة'), 'what to do when nothing is selected').toBeFocused()
  await page.keyboard.press('Space')
  await expect(links).toHaveCount(3)
  await tile('ثقافة').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'حفظ التفضيلات' }).focus()
  const logged = page.waitForEvent('console')
  await page.keyboard.press('Enter')
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({ selected: ['sports', 'culture'] })
  await expect(panel).toHaveCount(0)
  await expect(customise).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(/^حُفظت اهتماماتك/)
  await expect(figures.last()).toHaveText('2')
  expect(consoleLines).toHaveLength(1)
  expect(consoleLines[0]).toContain('[dashboard] preferences')
  consoleLines.length = 0
  expect(writes).toEqual([])

  await customise.click()
  await expect(panel).toBeVisible()
  await customise.click()
  await expect(panel).toHaveCount(0)

  await openReady(page, 'dashboard')
  await expect(figures.last()).toHaveText('2')
  await customise.click()
  await expect(tile('ثقافة')).toBeChecked()
  await expect(tile('صحة')).not.toBeChecked()
  await page.goto('profile')
  await expect(page.getByRole('region', { name: 'الاهتمامات' }).getByRole('link')).toHaveText([
    'رياضة',
    'ثقافة',
  ])
})

test('channels and accounts that are followed stay followed after a reload (D-4)', async ({
  page,
}) => {
  for (const [path, all, off, on, followed, left] of [
    [
      'youtube',
      /^اشترك في /,
      'اشترك في علم بسيط',
      'مشترك في علم بسيط',
      'اشتركت في علم بسيط',
      'أُلغي اشتراكك في علم بسيط',
    ],
    [
      'twitter',
      /^متابعة /,
      'متابعة ممشى الصباح',
      'متابَع ممشى الصباح',
      'أنت الآن تتابع ممشى الصباح',
      'لم تعد تتابع ممشى الصباح',
    ],
  ] as const) {
    const button = (name: string) => page.getByRole('button', { name })
    const others = page.getByRole('button', { name: all })
    const status = (text: string) => page.getByRole('status').filter({ hasText: text })
    await openReady(page, path)
    await expect(others).toHaveCount(4)
    await button(off).click()
    await expect(status(followed)).toBeAttached()
    await expect(others, 'only that one').toHaveCount(3)
    await openReady(page, path)
    await expect(button(on)).toHaveAttribute('aria-pressed', 'true')
    await button(on).focus()
    await page.keyboard.press('Enter')
    await expect(button(off), 'the focus stays').toBeFocused()
    await expect(status(left)).toBeAttached()
    await openReady(page, path)
    await expect(button(off)).toHaveAttribute('aria-pressed', 'false')
    await button('اطلب الخصم').click()
    await expect(page.getByRole('alert')).toContainText('هذا إعلان للعرض فقط')
  }
})
