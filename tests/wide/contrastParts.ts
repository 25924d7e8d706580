import type { Locator, Page } from 'playwright/test'

/** A part of the product with two states, and how to get from the first to the second. */
export type Part = {
  name: string
  /** its address; consecutive parts with the same address share the page */
  at: string
  /** makes the part visible if it is not when the page opens */
  open?: (page: Page) => Promise<unknown>
  part: (page: Page) => Locator
  change: (page: Page, part: Locator) => Promise<unknown>
}

const click = (_: Page, part: Locator) => part.click()
const choose = (_: Page, part: Locator) => part.locator('input').click({ force: true })
/** A link is current on the page that it leads to. */
const follow = async (page: Page, part: Locator) => {
  await part.click()
  await page.waitForURL(/sports|countries/)
}
const inField = (name: string) => (page: Page) =>
  page.getByRole('textbox', { name }).locator('xpath=..')
const choice = (text: string) => (page: Page) =>
  page.locator('label[data-choice]').filter({ hasText: text })
const named = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()

const openAccount = (page: Page) => page.getByRole('button', { name: /^حساب/ }).click()
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

/** Every kind of part that has a visible state, once. */
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
    change: follow,
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
    change: follow,
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
  { name: 'page of a table', at: 'admin/users', part: named('button', 'الصفحة 2'), change: click },
  {
    name: 'sorted column',
    at: 'admin/analytics?tab=revenue',
    part: (page) => page.getByRole('columnheader').getByRole('button').first(),
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
