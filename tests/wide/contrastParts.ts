import type { Locator, Page } from 'playwright/test'

/** A part of the product with two states, and how to get from the first to the second. */
export type Part = {
  name: string
  /** its address; consecutive parts with the same address share the page */
  at: string
  width?: number
  /** makes the part visible if it is not when the page opens */
  open?: (page: Page) => Promise<unknown>
  part: (page: Page) => Locator
  change: (page: Page, part: Locator) => Promise<unknown>
}

const click = (_: Page, part: Locator) => part.click()
const choose = (_: Page, part: Locator) => part.locator('input').click({ force: true })
/** A link is current on the page that it leads to; the phone menu closes after the click, so it is opened again. */
const followAnd =
  (reopen: (page: Page) => Promise<unknown>) => async (page: Page, part: Locator) => {
    await part.click()
    await page.waitForURL(/sports|countries/)
    await reopen(page)
  }
const inField = (name: string) => (page: Page) =>
  page.getByRole('textbox', { name }).locator('xpath=..')
const choice = (text: string) => (page: Page) =>
  page.locator('label[data-choice]').filter({ hasText: text })
const named = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()

const openMenu = (page: Page) => page.getByRole('button', { name: 'القائمة' }).click()
const openAccount = (page: Page) => page.getByRole('button', { name: /^حساب/ }).click()
const openInterests = (page: Page) => page.getByRole('button', { name: 'تخصيص' }).click()
const openSections = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^القسم/ })
    .click()

/** Presses a key first, so that the browser shows the focus ring, as for a keyboard user. */
async function focus(page: Page, part: Locator) {
  await page.keyboard.press('Shift')
  await part.focus()
}

/** Every kind of part that has a visible state. */
export const parts: readonly Part[] = [
  // The reader's settings
  {
    name: 'switch',
    at: 'settings?tab=display',
    part: named('switch', 'تحديث تلقائي'),
    change: click,
  },
  { name: 'theme', at: 'settings?tab=display', part: choice('فاتح'), change: choose },
  {
    name: 'tab of the settings',
    at: 'settings?tab=display',
    part: named('tab', 'الخصوصية'),
    change: click,
  },
  {
    name: 'radio in a tile',
    at: 'settings?tab=privacy',
    part: (page) => page.locator('label').filter({ hasText: 'يراه الأصدقاء' }),
    change: choose,
  },
  { name: 'segment', at: 'settings?tab=preferences', part: choice('أسبوعي'), change: choose },
  {
    name: 'primary button, focused',
    at: 'settings?tab=preferences',
    part: named('button', 'حفظ التغييرات'),
    change: focus,
  },
  {
    name: 'switch, focused',
    at: 'settings?tab=display',
    part: named('switch', 'إظهار الصور'),
    change: focus,
  },
  // The reader's other pages
  {
    name: 'section in the header',
    at: '',
    part: named('link', 'رياضة'),
    change: followAnd(() => Promise.resolve()),
  },
  {
    name: 'current section, focused',
    at: 'sports',
    part: named('link', 'رياضة'),
    change: focus,
  },
  {
    name: 'section in the menu of a phone',
    at: '',
    width: 360,
    part: (page) => page.getByRole('dialog').getByRole('link', { name: 'رياضة' }),
    open: openMenu,
    change: followAnd(openMenu),
  },
  {
    name: 'entry of the account menu',
    at: 'dashboard',
    open: openAccount,
    part: named('menuitem', 'الإعدادات'),
    change: async (page, part) => {
      await part.click()
      await page.waitForURL(/settings/)
      await openAccount(page)
    },
  },
  {
    name: 'interest',
    at: 'dashboard',
    open: openInterests,
    part: choice('صحة'),
    change: choose,
  },
  {
    name: 'interest, focused',
    at: 'dashboard',
    part: choice('رياضة'),
    change: (page, part) => focus(page, part.locator('input')),
  },
  {
    name: 'follow',
    at: 'youtube',
    part: (page) => page.getByRole('main').locator('button[aria-pressed]').first(),
    change: click,
  },
  { name: 'kind of result', at: 'search?q=رياضة', part: named('button', /^مقالات/), change: click },
  {
    name: 'invalid field',
    at: 'contact',
    part: inField('الاسم'),
    change: (page) => page.getByRole('button', { name: 'إرسال الرسالة' }).click(),
  },
  {
    name: 'field, focused',
    at: 'contact',
    part: inField('الموضوع'),
    change: (page) => focus(page, page.getByRole('textbox', { name: 'الموضوع' })),
  },
  // The admin area
  {
    name: 'entry of the admin menu',
    at: 'admin',
    part: (page) => page.getByRole('navigation').getByRole('link', { name: 'الدول', exact: true }),
    change: followAnd(() => Promise.resolve()),
  },
  {
    name: 'primary button with nothing to send',
    at: 'admin/contact-messages?message=12',
    open: (page) => page.getByRole('button', { name: 'كتابة رد', exact: true }).click(),
    part: named('link', /^إرسال بالبريد/),
    change: (page) => page.getByRole('textbox', { name: 'نص الرد' }).fill('شكرًا'),
  },
  {
    name: 'button that is disabled',
    at: 'admin/news',
    part: named('button', 'تعطيل'),
    change: (page) => page.getByRole('checkbox', { name: 'تحديد الكل' }).click(),
  },
  {
    name: 'selected card',
    at: 'admin/news',
    part: named('article', /نبراس التقنية/),
    change: (_, part) => part.getByRole('checkbox').click(),
  },
  {
    name: 'checkbox',
    at: 'admin/news',
    part: (page) => page.getByRole('article', { name: /دفتر الأسواق/ }).getByRole('checkbox'),
    change: click,
  },
  {
    name: 'item that is switched off',
    at: 'admin/news',
    part: named('article', /الشوط الثالث/),
    change: (_, part) => part.getByRole('switch').click(),
  },
  { name: 'page of a table', at: 'admin/users', part: named('button', 'الصفحة 2'), change: click },
  {
    name: 'end of a table',
    at: 'admin/users',
    open: (page) => page.getByRole('button', { name: 'الصفحة 1' }).click(),
    part: named('button', 'السابقة'),
    change: (page) => page.getByRole('button', { name: 'الصفحة 2' }).click(),
  },
  {
    name: 'sorted column',
    at: 'admin/analytics?tab=revenue',
    part: (page) => page.getByRole('columnheader').getByRole('button').first(),
    change: click,
  },
  {
    name: 'tab of a page',
    at: 'admin/analytics?tab=revenue',
    part: named('tab', /^الزيارات/),
    change: click,
  },
  {
    name: 'option of a list',
    at: 'admin/categories',
    open: openSections,
    part: named('option', 'صحة'),
    change: async (page, part) => {
      await part.click()
      await openSections(page)
    },
  },
  {
    name: 'shown password',
    at: 'admin/settings',
    part: named('button', 'إظهار كلمة مرور SMTP'),
    change: click,
  },
]
