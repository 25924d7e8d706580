import { expect, openHydrated, openReady, test, watchWrites } from './page'

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
  await name.fill('سلمى')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await tab('العرض').click()
  await expect(page.getByRole('tabpanel', { name: 'العرض' }), 'it can be left').toBeVisible()
  expect(consoleLines.splice(0), 'logged once').toEqual([
    expect.stringMatching(/^info: \[settings\] saved /),
  ])

  await openHydrated(page, 'settings?tab=preferences')
  await expect(page.getByRole('radio', { name: 'أسبوعي' })).toBeChecked()
  await page.goto('dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا سلمى الحداد')
})

test('leaving with unsaved changes asks first, by link and by Back (D-24)', async ({ page }) => {
  const h1 = page.getByRole('heading', { level: 1 })
  const unsaved = page.getByText('تغييرات غير محفوظة')
  const question = page.getByRole('alertdialog')
  const sports = page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' })
  const offers = page.getByRole('switch', { name: 'العروض' })
  await openReady(page, '')
  await page.getByRole('button', { name: /^حساب/ }).click()
  await page.getByRole('menuitem', { name: 'الإعدادات' }).click()
  await expect(h1).toHaveText('الإعدادات')
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill('سلمى')
  await expect(unsaved).toBeVisible()
  await sports.click()
  await expect(question).toContainText('هل تريد المغادرة دون حفظ التغييرات؟')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('سلمى')

  // A change of tab does not count as leaving.
  await page.getByRole('tab', { name: 'الإشعارات' }).click()
  await offers.click()
  await page.goBack()
  await expect(name).toHaveValue('سلمى')
  await page.goForward()
  await expect(offers).toBeChecked()
  await page.goBack()
  await page.goBack()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(h1).toHaveText('الأخبار والفئات')

  await openHydrated(page, 'settings?tab=notifications')
  await offers.click()
  await expect(unsaved).toBeVisible()
  await offers.click()
  await expect(unsaved, 'undone').toBeHidden()
  await sports.click()
  await expect(h1).toHaveText('أخبار الرياضة')
})

test('unsaved edits of the settings and the profile are offered after a reload', async ({
  page,
}) => {
  page.on('dialog', (question) => question.accept())
  const restore = async () => {
    await page.reload()
    await expect(page.getByText(/^لديك تعديلات غير محفوظة في /)).toBeVisible()
    await page.getByRole('button', { name: 'استعدها' }).click()
  }
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await openHydrated(page, 'settings')
  const messages = page.getByRole('switch', { name: 'السماح بالرسائل' })
  await name.fill('')
  await page.getByRole('tab', { name: 'الخصوصية' }).click()
  await messages.click()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  await restore()
  await expect(messages).not.toBeChecked()
  await page.getByRole('tab', { name: 'الملف الشخصي' }).click()
  await expect(name, 'also what cannot be saved').toHaveValue('')

  await openHydrated(page, 'profile')
  await page.getByRole('button', { name: 'تعديل الملف' }).click()
  await page.getByLabel('نبذة').fill('نبذة لم تُحفظ')
  await restore()
  await expect(page.getByLabel('نبذة')).toHaveValue('نبذة لم تُحفظ')
})
