import type { Locator, Page } from 'playwright/test'
import { expect, openReady, test, watchWrites } from './page'

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

/** The dialog only logs (§7): exactly these lines, in this order, and never a secret. */
function takeLogs(lines: string[], expected: string[], secrets: string[]) {
  const logs = lines.splice(0)
  expect(logs.map((line) => line.match(/^info: \[auth\] ([a-z ]+) \{/)?.[1])).toEqual(expected)
  for (const secret of secrets) expect(logs.join('\n')).not.toContain(secret)
}

const isAtLayerEntry = (page: Page) => page.evaluate(() => history.state?.isLayer === true)

test('sign up, choose interests, and find them on the dashboard, also after a reload (§4, §5, D-19)', async ({
  page,
  consoleLines,
}) => {
  await openReady(page, 'youtube')
  await page.getByRole('button', { name: 'اشترك في علم بسيط' }).click()
  await openReady(page, 'sports')
  await signOut(page)
  await openDialog(page)
  await press(page, 'إنشاء حساب')
  await expect(field(page, 'الاسم')).toBeFocused()
  await field(page, 'الاسم').fill('ليان الحسيني')
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await field(page, 'تأكيد كلمة المرور').fill('orbit-other')
  await press(page, 'إنشاء الحساب')
  await expect(page.getByRole('alert')).toHaveText('كلمات المرور غير متطابقة')

  await field(page, 'تأكيد كلمة المرور').fill('orbit-secret')
  await press(page, 'إنشاء الحساب')
  const preferences = dialogOf(page, 'اختر اهتماماتك')
  await expect(preferences.getByRole('checkbox')).toHaveCount(6)
  await expect(page.getByRole('alert'), 'the old alert is gone').toBeHidden()
  await preferences.getByText('صحة').click()
  await preferences.getByText('علوم').click()
  await press(page, 'حفظ التفضيلات')

  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا ليان الحسيني')
  await expect(page.getByRole('button', { name: 'حساب ليان الحسيني، قائمة' })).toBeVisible()
  await page.getByRole('button', { name: 'تخصيص' }).click()
  const tile = (name: RegExp) => page.getByRole('main').getByRole('checkbox', { name })
  await expect(tile(/علوم/)).toBeChecked()
  await expect(tile(/رياضة/)).toBeChecked()
  await expect(tile(/صحة/)).not.toBeChecked()
  takeLogs(consoleLines, ['signup', 'preferences saved'], ['orbit-secret', 'orbit-other'])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
  await expect(page.getByRole('dialog'), 'one Back, and no dialog').toBeHidden()

  await page.getByRole('button', { name: 'حساب ليان الحسيني، قائمة' }).click()
  await page.getByRole('menuitem', { name: 'الإعدادات' }).click()
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue(EMAIL)
  const phone = page.getByRole('textbox', { name: 'الهاتف' })
  await expect(phone, 'nothing of the reader who was signed in before').toHaveValue('')
  await openReady(page, 'profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ليان الحسيني')
  await expect(page.getByRole('region', { name: 'بياناتك' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'الاهتمامات' })).toContainText('علوم')
  expect(await page.evaluate(() => localStorage.getItem('saved:follows'))).toBeNull()
})

test('skipping the interests also signs in and does not change them (§4)', async ({
  page,
  consoleLines,
}) => {
  const writes = watchWrites(page)
  await openReady(page, '')
  await signOut(page)
  await openDialog(page)
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await press(page, 'تسجيل الدخول')
  const preferences = dialogOf(page, 'اختر اهتماماتك')
  await expect(preferences).toBeVisible()
  await press(page, 'إغلاق')
  await expect(preferences).toBeHidden()
  await expect(signInButton(page), 'not signed in before the last step').toBeVisible()
  expect(consoleLines.splice(0)[0]).toContain('rememberMe: false')
  await openDialog(page)
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await page.getByRole('checkbox', { name: 'تذكرني' }).check({ force: true })
  await press(page, 'تسجيل الدخول')
  await preferences.getByText('علوم').click()
  await press(page, 'ليس الآن')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(writes, '§7: only logged').toEqual([])
  await page.getByRole('button', { name: 'تخصيص' }).click()
  const tile = (name: RegExp) => page.getByRole('main').getByRole('checkbox', { name })
  await expect(tile(/صحة/)).toBeChecked()
  await expect(tile(/علوم/)).not.toBeChecked()
  takeLogs(consoleLines, ['login', 'preferences skipped'], ['orbit-secret'])

  await openReady(page, '')
  await signOut(page)
  await openDialog(page)
  await expect(field(page, 'البريد الإلكتروني'), '«تذكرني»').toHaveValue(EMAIL)
  await expect(field(page, 'كلمة المرور'), 'never the password').toHaveValue('')
  const remembers = page.getByRole('checkbox', { name: 'تذكرني' })
  await expect(remembers).toBeChecked()
  await remembers.uncheck({ force: true })
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await press(page, 'تسجيل الدخول')
  await press(page, 'ليس الآن')
  takeLogs(consoleLines, ['login', 'preferences skipped'], ['orbit-secret'])
  await signOut(page)
  await openDialog(page)
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('')
})

test('a forgotten password: e-mail, code, new password, sign in again (§4, §5, D-19a)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await page.clock.install()
  await openReady(page, '')
  await signOut(page)
  await openDialog(page)
  await press(page, 'نسيت كلمة المرور؟')
  await press(page, 'العودة إلى تسجيل الدخول')
  await press(page, 'نسيت كلمة المرور؟')
  await press(page, 'إرسال الرمز')
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني: هذا الحقل مطلوب')
  await expect(field(page, 'البريد الإلكتروني')).toHaveAccessibleDescription('هذا الحقل مطلوب')
  await field(page, 'البريد الإلكتروني').fill('بريدي')
  await press(page, 'إرسال الرمز')
  await expect(page.getByRole('alert')).toHaveText('يرجى إدخال بريد إلكتروني صحيح')
  await field(page, 'البريد الإلكتروني').fill('wrong@bareed.example')
  await press(page, 'إرسال الرمز')
  await expect(dialogOf(page, 'رمز التحقق')).toContainText('wrong@bareed.example')

  await press(page, 'تغيير البريد')
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('wrong@bareed.example')
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await press(page, 'إرسال الرمز')
  const verify = dialogOf(page, 'رمز التحقق')
  await expect(verify).toContainText(EMAIL)

  const resend = verify.getByRole('button', { name: 'إعادة إرسال الرمز' })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(verify.getByText(/^يمكنك طلب رمز آخر بعد.(30|29).ثانية\.$/)).toBeVisible()
  // Too early: `takeLogs` below finds no line for it.
  await resend.press('Enter')
  await press(page, 'تأكيد الرمز')
  await expect(page.getByRole('alert')).toHaveText('رمز التحقق: هذا الحقل مطلوب')
  await expect(field(page, 'رمز التحقق')).toBeFocused()
  await expect(field(page, 'رمز التحقق')).toHaveAccessibleDescription('هذا الحقل مطلوب')
  await page.clock.fastForward(31_000)
  await expect(verify.getByRole('status')).toHaveText('يمكنك الآن طلب رمز آخر.')
  await resend.click()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(resend).toBeFocused()
  await expect(verify.getByRole('status')).toHaveText('سُجّل طلبك رمزًا جديدًا.')

  await field(page, 'رمز التحقق').focus()
  await page.keyboard.insertText('٩٨٧-٦٥٤')
  await expect(field(page, 'رمز التحقق')).toHaveValue('987654')
  await press(page, 'تأكيد الرمز')
  await field(page, 'كلمة المرور الجديدة').fill('orbit-secret')
  await field(page, 'تأكيد كلمة المرور الجديدة').fill('orbit')
  await press(page, 'تغيير كلمة المرور')
  await expect(page.getByRole('alert')).toHaveText('كلمات المرور الجديدة غير متطابقة')
  await expect(field(page, 'تأكيد كلمة المرور الجديدة')).toBeFocused()
  await field(page, 'تأكيد كلمة المرور الجديدة').fill('orbit-secret')
  await press(page, 'تغيير كلمة المرور')

  await expect(page.getByRole('alert')).toHaveText('تم تغيير كلمة المرور بنجاح')
  await expect(dialogOf(page, 'تسجيل الدخول')).toBeVisible()
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('')
  await expect(field(page, 'كلمة المرور')).toHaveValue('')
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
  await openReady(page, 'sports')
  await signOut(page)
  await keyboard.press('Enter')
  await expect(field(page, 'البريد الإلكتروني')).toBeFocused()

  // The focus cycles inside the dialog.
  for (let presses = 0; presses < 12; presses += 1) {
    await keyboard.press('Tab')
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  }
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(signInButton(page)).toBeFocused()
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)

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

/** Presses Tab until the target has the focus, at most `most` times. */
async function tabTo(page: Page, target: Locator, most = 30) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached with at most ${most} presses of Tab`).toBeFocused()
}

test('signing up by keyboard alone, and what a screen reader announces at each step (§4, §5)', async ({
  page,
  consoleLines,
}) => {
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const liveRegion = dialog.locator('[aria-live="polite"]').last()
  const alert = dialog.getByRole('alert')
  const landmarks = ['banner', 'main', 'contentinfo'] as const

  await openReady(page, 'sports')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الرياضة')
  for (const role of landmarks) await expect(page.getByRole(role)).toHaveCount(1)

  await test.step('the account menu opens, and its last item signs out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'حساب نورة الصالح، قائمة' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'الملف الشخصي' })).toBeFocused()
    await keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'تسجيل الخروج' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(signInButton(page)).toBeFocused()
  })

  await test.step('login: a dialog with a name; the page behind it is hidden from screen readers', async () => {
    await keyboard.press('Enter')
    await expect(dialogOf(page, 'تسجيل الدخول')).toHaveAttribute('aria-modal', 'true')
    await expect(field(page, 'البريد الإلكتروني')).toBeFocused()
    for (const role of landmarks) await expect(page.getByRole(role)).toHaveCount(0)
    await tabTo(page, dialog.getByRole('button', { name: 'إنشاء حساب', exact: true }))
  })

  await test.step('signup: its title is announced, its first field has the focus', async () => {
    await keyboard.press('Enter')
    await expect(dialogOf(page, 'إنشاء حساب')).toBeVisible()
    await expect(liveRegion).toHaveText('إنشاء حساب')
    await expect(field(page, 'الاسم')).toBeFocused()
  })

  await test.step('empty fields: the alert, and the message of the first field', async () => {
    await keyboard.press('Enter')
    await expect(alert).toHaveText('الاسم: هذا الحقل مطلوب')
    await expect(field(page, 'الاسم')).toBeFocused()
    await expect(field(page, 'الاسم')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'الاسم')).toHaveAccessibleDescription('هذا الحقل مطلوب')
  })

  await test.step('passwords that differ: the message of §5 at the confirmation', async () => {
    await keyboard.type('ليان الحسيني')
    await keyboard.press('Tab')
    await expect(field(page, 'البريد الإلكتروني')).toBeFocused()
    await keyboard.type(EMAIL)
    await keyboard.press('Tab')
    await expect(field(page, 'كلمة المرور')).toBeFocused()
    await keyboard.type('orbit-secret')
    await expect(field(page, 'كلمة المرور')).toHaveAccessibleDescription(/8 أحرف على الأقل/)
    await expect(dialog.getByRole('status')).toHaveText(/^قوة كلمة المرور: /)
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(field(page, 'كلمة المرور')).toHaveAttribute('type', 'text')
    await expect(field(page, 'تأكيد كلمة المرور')).toHaveAttribute('type', 'password')
    await keyboard.press('Space')
    await expect(field(page, 'كلمة المرور')).toHaveAttribute('type', 'password')
    await keyboard.press('Tab')
    await expect(field(page, 'تأكيد كلمة المرور')).toBeFocused()
    await keyboard.type('orbit-other')
    await keyboard.press('Enter')
    await expect(alert).toHaveText('كلمات المرور غير متطابقة')
    await expect(field(page, 'تأكيد كلمة المرور')).toBeFocused()
    await expect(field(page, 'تأكيد كلمة المرور')).toHaveAccessibleDescription(
      'كلمات المرور غير متطابقة',
    )
  })

  await test.step('preferences: the title is announced and has the focus, the alert has disappeared', async () => {
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('orbit-secret')
    await keyboard.press('Enter')
    await expect(dialogOf(page, 'اختر اهتماماتك')).toBeVisible()
    await expect(liveRegion).toHaveText('اختر اهتماماتك')
    await expect(dialog.getByRole('heading', { name: 'اختر اهتماماتك' })).toBeFocused()
    await expect(alert).toBeHidden()
  })

  await test.step('interests: a group with a name; the count of each change is announced', async () => {
    const tiles = dialog.getByRole('group', { name: 'الاهتمامات' }).getByRole('checkbox')
    await expect(tiles).toHaveCount(6)
    await keyboard.press('Tab')
    await expect(tiles.first()).toBeFocused()
    await tabTo(page, tiles.last(), 5)
    await keyboard.press('Space')
    await expect(tiles.last()).toBeChecked()
    await expect(dialog.getByRole('status')).toHaveText('اخترت 4 من 6.')
    await keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'حفظ التفضيلات' })).toBeFocused()
  })

  await test.step('the dashboard: its heading has the focus, the landmarks are available again', async () => {
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(dialog).toBeHidden()
    const h1 = page.getByRole('heading', { level: 1 })
    await expect(h1).toHaveText('أهلًا ليان الحسيني')
    await expect(h1).toBeFocused()
    await expect(page).toHaveTitle(/^لوحتي/)
    for (const role of landmarks) await expect(page.getByRole(role)).toHaveCount(1)
    await tabTo(page, page.getByRole('button', { name: 'تخصيص' }), 5)
    await keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('checkbox', { name: /علوم/ })).toBeChecked()
  })
  takeLogs(consoleLines, ['signup', 'preferences saved'], ['orbit-secret', 'orbit-other'])
})

test('the session starts signed in on every load, and logout ends it (§1, §4, D-19)', async ({
  page,
  consoleLines,
}) => {
  await page.goto('dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا نورة الصالح')
  await signOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا بك')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا نورة الصالح')
  await expect(page.getByRole('button', { name: 'حساب نورة الصالح، قائمة' })).toBeVisible()

  await signOut(page)
  await openDialog(page)
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await field(page, 'كلمة المرور').fill('orbit-secret')
  await press(page, 'تسجيل الدخول')
  await press(page, 'ليس الآن')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }), 'already shown').toBeFocused()
  takeLogs(consoleLines, ['login', 'preferences skipped'], ['orbit-secret'])
})

test('Back closes the dialog, leaves no extra history entry, and the dialog opens at login again (§4, D-19a)', {
  tag: '@core',
}, async ({ page }) => {
  const h1 = page.getByRole('heading', { level: 1 })
  await openReady(page, '')
  await page.getByRole('contentinfo').getByRole('link', { name: 'رياضة' }).click()
  await expect(h1).toHaveText('أخبار الرياضة')
  await signOut(page)

  await openDialog(page)
  await field(page, 'البريد الإلكتروني').fill('salma@bareed.example')
  await press(page, 'إنشاء حساب')
  await field(page, 'الاسم').fill('ليان')
  await field(page, 'البريد الإلكتروني').fill(EMAIL)
  await field(page, 'كلمة المرور').fill('orbit-2026')
  await press(page, 'تسجيل الدخول')
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('salma@bareed.example')
  await press(page, 'إنشاء حساب')
  await expect(field(page, 'الاسم'), 'each step has its own fields').toHaveValue('ليان')
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue(EMAIL)
  await expect(field(page, 'كلمة المرور'), 'but no password').toHaveValue('')
  await page.goBack()
  await expect(dialogOf(page, 'تسجيل الدخول'), 'Back goes one step').toBeVisible()
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'إغلاق' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(h1).toHaveText('أخبار الرياضة')

  await page.goForward()
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)
  await expect(page.getByRole('dialog'), 'Forward does not bring it back').toBeHidden()

  await openDialog(page)
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('')
  await press(page, 'إنشاء حساب')
  await expect(field(page, 'الاسم')).toHaveValue('')
  await press(page, 'إغلاق')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)

  await openDialog(page)
  await page.reload()
  await expect(h1).toHaveText('أخبار الرياضة')
  await expect.poll(() => isAtLayerEntry(page)).toBe(false)

  await page.goBack()
  await expect(h1).toHaveText('الأخبار والفئات')
})

test('the dialog fills a phone’s screen; on a wide screen it is at most 90vh high (§9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openReady(page, '')
  await signOut(page)
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 })

  await page.setViewportSize({ width: 1280, height: 500 })
  await press(page, 'إنشاء حساب')
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(450)
  const scrolls = await dialog.evaluate((it) => it.scrollHeight > it.clientHeight)
  expect(scrolls, 'with a scroll of its own').toBe(true)
})
