import { expect, openHydrated, test, watchWrites } from './page'

test('saving settings shows the text of §8, and they survive a reload', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  const tab = (text: string) => page.getByRole('tab', { name: text })
  const name = page.getByRole('textbox', { name: 'الاسم' })
  const save = page.getByRole('button', { name: 'حفظ التغييرات' })
  await openHydrated(page, 'settings')
  await name.fill(' سلمى الحداد ')
  await page.getByLabel('اللغة').selectOption('en')
  await tab('الخصوصية').click()
  await page.getByRole('radio', { name: 'خاص' }).check({ force: true })
  await page.getByRole('switch', { name: 'السماح بالرسائل' }).click()
  await tab('التفضيلات').click()
  await page.getByRole('radio', { name: 'أسبوعي' }).click()
  await page.getByRole('switch', { name: 'رسائل تسويقية' }).click()
  const logged = page.waitForEvent('console')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  const saved = {
    name: 'سلمى الحداد',
    language: 'en',
    privacy: { profileVisibility: 'private', showEmail: false, allowMessages: false },
    emailPreferences: { newsletter: true, marketing: true, digest: 'weekly' },
  }
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '').value)
  expect(stored).toMatchObject(saved)
  expect(stored, '§2: the theme has its own key').not.toHaveProperty('theme')
  const log = await (await logged).args()[1]?.jsonValue()
  expect(log, '§3: the theme is a setting').toMatchObject({ ...saved, theme: 'system' })
  expect(writes, '§7: only logged').toEqual([])
  await expect(page.locator('html'), '§1').toHaveAttribute('lang', 'ar')

  await tab('الملف الشخصي').click()
  await name.fill('')
  await tab('العرض').click()
  await save.click()
  await expect(page.getByRole('alert'), 'D-3: its tab opens').toHaveText('هذا الحقل مطلوب')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('هذا الحقل مطلوب')
  expect(consoleLines.splice(0), 'logged once').toEqual([
    expect.stringMatching(/^info: \[settings\] saved /),
  ])

  await openHydrated(page, 'settings?tab=preferences')
  await expect(page.getByRole('radio', { name: 'أسبوعي' })).toBeChecked()
})

test('leaving with unsaved changes asks first, a change of tab does not (D-24)', async ({
  page,
}) => {
  const h1 = page.getByRole('heading', { level: 1 })
  const question = page.getByRole('alertdialog')
  const sports = page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' })
  const offers = page.getByRole('switch', { name: 'العروض' })
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await openHydrated(page, 'settings')
  await name.fill('سلمى')
  await sports.click()
  await expect(question).toContainText('هل تريد المغادرة دون حفظ التغييرات؟')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await page.getByRole('tab', { name: 'الإشعارات' }).click()
  await offers.click()
  await page.goBack()
  await expect(name).toHaveValue('سلمى')
  await page.goForward()
  await expect(offers).toBeChecked()

  await openHydrated(page, 'settings?tab=notifications')
  await page.getByRole('button', { name: 'تجاهلها' }).click()
  await offers.click()
  await offers.click()
  await sports.click()
  await expect(h1, 'undone').toHaveText('أخبار الرياضة')
})

test('unsaved edits of the settings are offered after a reload', async ({ page }) => {
  page.on('dialog', (question) => question.accept())
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await openHydrated(page, 'settings')
  const messages = page.getByRole('switch', { name: 'السماح بالرسائل' })
  await name.fill('')
  await page.getByRole('tab', { name: 'الخصوصية' }).click()
  await messages.click()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'استعدها' }).click()
  await expect(messages).not.toBeChecked()
  await page.getByRole('tab', { name: 'الملف الشخصي' }).click()
  await expect(name, 'also what cannot be saved').toHaveValue('')
})
