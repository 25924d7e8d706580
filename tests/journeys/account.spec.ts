import type { Page } from 'playwright/test'
import { expect, openHydrated, test, watchWrites } from './page'

const EMAIL = 'layan@bareed.example'

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' })
/** A field by its exact label: the name of the show/hide button contains the label too. */
const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^حساب .*قائمة$/ }).click()
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await expect(signInButton(page)).toBeFocused()
}

async function openDialog(page: Page) {
  await signInButton(page).click()
  await expect(dialogOf(page, 'تسجيل الدخول')).toBeVisible()
}

/** What password managers and phone keyboards know of the fields. */
const kindsOf = (page: Page, ...labels: string[]) =>
  Promise.all(
    labels.map((label) =>
      field(page, label).evaluate((input: HTMLInputElement) =>
        [input.type, input.autocomplete, input.inputMode].filter(Boolean).join(' '),
      ),
    ),
  )

/** The dialog only logs (§7): exactly these lines, in this order, and never a secret. */
function takeLogs(lines: string[], expected: string[], secrets: string[]) {
  const logs = lines.splice(0)
  expect(logs.map((line) => line.match(/^info: \[auth\] ([a-z ]+) \{/)?.[1])).toEqual(expected)
  for (const secret of secrets) expect(logs.join('\n')).not.toContain(secret)
}

const isAtLayerEntry = (page: Page) => page.evaluate(() => history.state?.isLayer === true)

test('sign up, choose interests, and find them on the dashboard; each step is announced (§4, §5, D-19)', async ({
  page,
  consoleLines,
}) => {
  const dialog = page.getByRole('dialog')
  const announced = dialog.locator('[aria-live="polite"]').last()
  await openHydrated(page, 'youtube')
  await page.getByRole('button', { name: 'اشترك في علم بسيط' }).click()
  await signOut(page)
  await openDialog(page)
  await press(page, 'إنشاء حساب')
  await expect(announced).toHaveText('إنشاء حساب')
  const passwords = ['كلمة المرور', 'تأكيد كلمة المرور']
  expect(await kindsOf(page, 'الاسم', 'البريد الإلكتروني', ...passwords)).toEqual([
    ...['text name', 'email username', 'password new-password', 'password new-password'],
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('الاسم: هذا الحقل مطلوب')
  await expect(field(page, 'الاسم')).toBeFocused()
  await field(page, 'الاسم').fill('ليان الحسيني')
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  for (const label of passwords) await field(page, label).fill('orbit-secret')
  await press(page, 'إنشاء الحساب')
  await expect(announced).toHaveText('اختر اهتماماتك')
  await expect(page.getByRole('alert'), 'the old alert is gone').toBeHidden()
  const interests = dialog.getByRole('group', { name: 'الاهتمامات' })
  await expect(interests.getByRole('checkbox')).toHaveCount(6)
  await interests.getByText('صحة').click()
  await interests.getByText('علوم').click()
  await expect(dialog.getByRole('status')).toHaveText('اخترت 3 من 6.')
  await press(page, 'حفظ التفضيلات')

  const h1 = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(h1).toHaveText('أهلًا ليان الحسيني')
  await page.getByRole('button', { name: 'تخصيص' }).click()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(3)
  takeLogs(consoleLines, ['signup', 'preferences saved'], ['orbit-secret'])
  await page.goBack()
  await expect(h1).toHaveText('فيديو')
  await expect(dialog, 'one Back, and no dialog').toBeHidden()

  await page.getByRole('button', { name: 'حساب ليان الحسيني، قائمة' }).click()
  await page.getByRole('menuitem', { name: 'الإعدادات' }).click()
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue(EMAIL)
  const phone = page.getByRole('textbox', { name: 'الهاتف' })
  await expect(phone, 'nothing of the reader who was signed in before').toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('saved:follows'))).toBeNull()
})

test('the session starts signed in on every load; skipping the interests signs in; «تذكرني» keeps the address, never the password (§1, §4, D-19)', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  const h1 = page.getByRole('heading', { level: 1 })
  const remembers = page.getByRole('checkbox', { name: 'تذكرني' })
  await openHydrated(page, 'dashboard')
  await signOut(page)
  await page.reload()
  await expect(h1).toHaveText('أهلًا نورة الصالح')
  await signOut(page)
  await openDialog(page)
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await remembers.check({ force: true })
  await press(page, 'تسجيل الدخول')
  await press(page, 'إغلاق')
  await expect(signInButton(page), 'not signed in before the last step').toBeVisible()

  await openDialog(page)
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue(EMAIL)
  await expect(field(page, 'كلمة المرور')).toHaveValue('')
  await remembers.uncheck({ force: true })
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await press(page, 'تسجيل الدخول')
  await page.getByRole('dialog').getByText('علوم').click()
  await press(page, 'ليس الآن')
  await expect(h1, 'the dashboard is already shown').toBeFocused()
  await page.getByRole('button', { name: 'تخصيص' }).click()
  await expect(page.getByRole('main').getByRole('checkbox', { name: /علوم/ })).not.toBeChecked()
  takeLogs(consoleLines, ['login', 'login', 'preferences skipped'], ['orbit-secret'])
  await signOut(page)
  await openDialog(page)
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('')
  expect(writes, '§7: only logged').toEqual([])
})

test('a forgotten password: e-mail, code, new password, sign in again; password managers know the fields (§3, §4, §5, D-19a)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  const fresh = 'password new-password'
  await page.clock.install()
  await openHydrated(page, 'contact')
  await signOut(page)
  await openDialog(page)
  await page.setViewportSize({ width: 1280, height: 400 })
  expect(await kindsOf(page, 'البريد الإلكتروني', 'كلمة المرور')).toEqual([
    'email username',
    'password current-password',
  ])
  await press(page, 'نسيت كلمة المرور؟')
  await field(page, 'البريد الإلكتروني').fill('wrong@bareed.example')
  await press(page, 'إرسال الرمز')
  await press(page, 'تغيير البريد')
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('wrong@bareed.example')
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await press(page, 'إرسال الرمز')
  const verify = dialogOf(page, 'رمز التحقق')
  await expect(verify).toContainText(`6 أرقام المرسل إلى ${EMAIL}`)

  const resend = verify.getByRole('button', { name: 'إعادة إرسال الرمز' })
  await expect(verify.getByText(/^يمكنك طلب رمز آخر بعد.(30|29).ثانية\.$/)).toBeVisible()
  // Too early: `takeLogs` below finds no line for it.
  await resend.press('Enter')
  await page.clock.fastForward(31_000)
  await expect(verify.getByRole('status')).toHaveText('يمكنك الآن طلب رمز آخر.')
  await resend.click()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(resend).toBeFocused()
  await expect(verify.getByRole('status')).toHaveText('سُجّل طلبك رمزًا جديدًا.')

  expect(await kindsOf(page, 'رمز التحقق')).toEqual(['text one-time-code numeric'])
  await field(page, 'رمز التحقق').focus()
  await page.keyboard.insertText('٩٨٧-٦٥٤')
  await expect(field(page, 'رمز التحقق')).toHaveValue('987654')
  await press(page, 'تأكيد الرمز')
  const height = async () => (await page.getByRole('dialog').boundingBox())?.height
  await expect.poll(height, '§9: at most 90vh').toBe(360)
  const passwords = ['كلمة المرور الجديدة', 'تأكيد كلمة المرور الجديدة']
  expect(await kindsOf(page, ...passwords)).toEqual([fresh, fresh])
  for (const label of passwords) await field(page, label).fill('orbit-secret')
  await press(page, 'تغيير كلمة المرور')
  await expect(page.getByRole('alert')).toHaveText('تم تغيير كلمة المرور بنجاح')
  await press(page, 'نسيت كلمة المرور؟')
  await expect(field(page, 'البريد الإلكتروني'), 'empty again').toHaveValue('')
  takeLogs(
    consoleLines,
    ['code requested', 'code requested', 'code requested again', 'code given', 'password reset'],
    ['orbit', '987654'],
  )
})

test('the whole dialog works by keyboard alone (§4)', { tag: '@core' }, async ({
  page,
  consoleLines,
}) => {
  const { keyboard } = page
  await openHydrated(page, 'contact')
  await signOut(page)
  await keyboard.press('Enter')
  await expect(field(page, 'البريد الإلكتروني')).toBeFocused()
  await keyboard.type(EMAIL)
  await keyboard.press('Tab')
  await keyboard.type('orbit-secret')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(field(page, 'كلمة المرور')).toHaveAttribute('type', 'text')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'تذكرني' })).toBeChecked()
  await keyboard.press('Enter')

  const preferences = dialogOf(page, 'اختر اهتماماتك')
  await expect(preferences.getByRole('heading', { name: 'اختر اهتماماتك' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(preferences.getByRole('checkbox', { name: 'رياضة' })).toBeFocused()
  await keyboard.press('Space')
  await expect(preferences.getByRole('checkbox', { name: 'رياضة' })).not.toBeChecked()
  for (let presses = 0; presses < 6; presses += 1) await keyboard.press('Tab')
  await expect(preferences.getByRole('button', { name: 'حفظ التفضيلات' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  takeLogs(consoleLines, ['login', 'preferences saved'], ['orbit-secret'])
})

test('Back closes the dialog, leaves no extra history entry, and the dialog opens at login again (§4, D-19a)', {
  tag: '@core',
}, async ({ page }) => {
  const h1 = page.getByRole('heading', { level: 1 })
  await openHydrated(page, 'privacy-policy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' }).click()
  await expect(h1).toHaveText('اتصل بنا')
  await signOut(page)

  await openDialog(page)
  await field(page, 'البريد الإلكتروني').fill('salma@bareed.example')
  await press(page, 'إنشاء حساب')
  await field(page, 'الاسم').fill('ليان')
  await field(page, 'كلمة المرور').fill('orbit-2026')
  await press(page, 'تسجيل الدخول')
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('salma@bareed.example')
  await press(page, 'إنشاء حساب')
  await expect(field(page, 'الاسم'), 'each step has its own fields').toHaveValue('ليان')
  await expect(field(page, 'كلمة المرور'), 'but no password').toHaveValue('')
  await page.goBack()
  await expect(dialogOf(page, 'تسجيل الدخول'), 'Back goes one step').toBeVisible()
  await expect.poll(() => isAtLayerEntry(page)).toBe(true)
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'إغلاق' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)
  await expect(page.getByRole('dialog'), 'Forward does not bring it back').toBeHidden()

  await openDialog(page)
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('')
  await press(page, 'إنشاء حساب')
  await expect(field(page, 'الاسم')).toHaveValue('')
  await press(page, 'إغلاق')
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)
  await page.goBack()
  await expect(h1).not.toHaveText('اتصل بنا')
})
