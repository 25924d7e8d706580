import { expect, openHydrated, openReady, test, watchWrites } from './page'

const DARK_GROUND = 'rgb(18, 16, 14)'

test('a theme chosen in the settings applies at once and survives a reload without a flash (§2, §4)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, 'settings?tab=display')
  await expect(page.getByRole('radio', { name: 'حسب النظام' })).toBeChecked()
  await page.getByRole('radio', { name: 'داكن' }).click()
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_GROUND)
  expect(await page.evaluate(() => localStorage.getItem('theme')), 'the word alone').toBe('dark')
  await page.getByRole('radio', { name: 'داكن' }).press('ArrowUp')
  await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/)
  await page.getByRole('radio', { name: 'فاتح' }).press('ArrowDown')
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
  await expect(page.getByText('تغييرات غير محفوظة'), 'nothing to save').toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('settings'))).toBeNull()

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenGrounds: seen })
    const look = () => {
      if (document.body) {
        const page = getComputedStyle(document.documentElement).backgroundColor
        const body = getComputedStyle(document.body).backgroundColor
        seen.push(body === 'rgba(0, 0, 0, 0)' ? page : body)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'داكن' })).toBeChecked()
  const seen = await page.evaluate(
    () => (window as unknown as { seenGrounds: string[] }).seenGrounds,
  )
  expect([...new Set(seen)], 'every frame is dark').toEqual([DARK_GROUND])
})

test('each tab has a URL, the default one without a param, and Back returns to a tab (§4)', async ({
  page,
}) => {
  await openHydrated(page, 'settings?tab=privacy')
  await expect(page.getByRole('tabpanel', { name: 'الخصوصية' })).toBeVisible()
  await page.getByRole('tab', { name: 'العرض' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=display$/)
  await page.getByRole('tab', { name: 'الملف الشخصي' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'العرض' })).toBeVisible()

  await openHydrated(page, 'settings?tab=nonsense')
  await expect(page.getByRole('tabpanel', { name: 'الملف الشخصي' })).toBeVisible()
})

test('saving settings shows the text of §8, and they survive a reload', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  const tab = (text: string) => page.getByRole('tab', { name: text })
  await openHydrated(page, 'settings')
  await page.getByRole('textbox', { name: 'الاسم' }).fill(' سلمى الحداد ')
  await page.getByLabel('اللغة').selectOption('en')
  await tab('الخصوصية').click()
  await page.getByRole('radio', { name: 'خاص' }).check({ force: true })
  await page.getByRole('switch', { name: 'السماح بالرسائل' }).click()
  await tab('التفضيلات').click()
  await page.getByRole('radio', { name: 'أسبوعي' }).click()
  await page.getByRole('switch', { name: 'رسائل تسويقية' }).click()
  const logged = page.waitForEvent('console')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
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
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill('')
  await tab('العرض').click()
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert'), 'D-3: its tab opens').toHaveText('هذا الحقل مطلوب')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('هذا الحقل مطلوب')
  await expect(page.getByRole('button', { name: 'حساب سلمى الحداد، قائمة' })).toBeVisible()
  await name.fill('سلمى')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await tab('العرض').click()
  await expect(tab('العرض'), 'corrected, it can be left').toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'العرض' })).toBeVisible()
  expect(consoleLines.splice(0), 'logged once').toEqual([
    expect.stringMatching(/^info: \[settings\] saved /),
  ])

  await openHydrated(page, 'settings?tab=preferences')
  await expect(page.getByRole('radio', { name: 'أسبوعي' })).toBeChecked()
  await page.getByRole('tab', { name: 'الملف الشخصي' }).click()
  await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('سلمى الحداد')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await page.goto('dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا سلمى الحداد')
  await page.getByRole('button', { name: 'حساب سلمى الحداد، قائمة' }).click()
  await page.getByRole('menuitem', { name: 'الملف الشخصي' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سلمى الحداد')
})

test('leaving with unsaved changes asks first, by link and by Back (D-24)', async ({ page }) => {
  await openReady(page, 'contact')
  await page.getByRole('button', { name: /^حساب/ }).click()
  await page.getByRole('menuitem', { name: 'الإعدادات' }).click()
  // Waits for the heading, because the contact form of the page before has a name field too.
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible()
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill('سلمى')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()

  const question = page.getByRole('alertdialog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(question).toContainText('هل تريد المغادرة دون حفظ التغييرات؟')
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('سلمى')

  // A change of tab does not count as leaving.
  await page.getByRole('tab', { name: 'الإشعارات' }).click()
  const offers = page.getByRole('switch', { name: 'العروض' })
  await offers.click()
  await page.goBack()
  await expect(name).toHaveValue('سلمى')
  await page.goForward()
  await expect(offers).toBeChecked()
  await page.goBack()

  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page.locator('main h1')).toHaveText('اتصل بنا')

  await openHydrated(page, 'settings?tab=notifications')
  await offers.click()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  await offers.click()
  await expect(page.getByText('تغييرات غير محفوظة'), 'undone').toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(page.locator('main h1')).toHaveText('أخبار الرياضة')
})

test('unsaved edits of the settings, the profile and the system settings are offered after a reload, without the password', async ({
  page,
  consoleLines,
}) => {
  page.on('dialog', (question) => question.accept())
  const offer = page.getByText(/^لديك تعديلات غير محفوظة في .+: استعدها أو تجاهلها\.$/)
  const restore = async () => {
    await page.reload()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'استعدها' }).click()
    await expect(offer).toBeHidden()
  }
  const name = page.getByRole('textbox', { name: 'الاسم' })
  const unsaved = page.getByText('تغييرات غير محفوظة')

  await openHydrated(page, 'settings')
  await name.fill('')
  await page.getByRole('tab', { name: 'الخصوصية' }).click()
  await page.getByRole('switch', { name: 'السماح بالرسائل' }).click()
  await expect(unsaved).toBeVisible()
  await restore()
  await expect(page.getByRole('switch', { name: 'السماح بالرسائل' })).not.toBeChecked()
  await expect(unsaved).toBeVisible()
  await page.getByRole('tab', { name: 'الملف الشخصي' }).click()
  await expect(name, 'also what cannot be saved').toHaveValue('')
  await name.fill('سلمى الحداد')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  consoleLines.length = 0
  await openHydrated(page, 'settings')
  await expect(name).toHaveValue('سلمى الحداد')
  await expect(offer).toBeHidden()

  await openHydrated(page, 'profile')
  await page.getByRole('button', { name: 'تعديل الملف' }).click()
  await page.getByLabel('نبذة').fill('نبذة لم تُحفظ')
  await page.getByRole('group', { name: 'الاهتمامات' }).getByText('أعمال').click()
  await restore()
  await expect(page.getByLabel('نبذة')).toHaveValue('نبذة لم تُحفظ')
  await expect(page.getByRole('checkbox', { name: 'أعمال' })).toBeChecked()
  await page.getByRole('button', { name: 'إلغاء' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'تعديل الملف' })).toBeVisible()

  await openHydrated(page, 'admin/settings')
  await page.getByLabel('اسم الموقع').fill('مدار الغد')
  await page.getByLabel('كلمة مرور SMTP', { exact: true }).fill('سر لا يُخزَّن')
  await expect(unsaved).toBeVisible()
  await restore()
  await expect(page.getByLabel('اسم الموقع')).toHaveValue('مدار الغد')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('سر لا')
})
