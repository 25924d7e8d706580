import type { Locator, Page } from 'playwright/test'

/** A part of the product with two states, and how to get from the first to the second. */
export type Part = {
  name: string
  at: string
  part: (page: Page) => Locator
  change: (page: Page, part: Locator) => Promise<unknown>
}

const click = (_: Page, part: Locator) => part.click()
const named = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()
const inField = (name: string) => (page: Page) =>
  page.getByRole('textbox', { name }).locator('xpath=..')

/** Presses a key first, so that the browser shows the focus ring, as for a keyboard user. */
async function focus(page: Page, part: Locator) {
  await page.keyboard.press('Shift')
  await part.focus()
}

const DISPLAY = 'settings?tab=display'

/** Each way to show a state, once: filled, marked, framed, focused, current, invalid, disabled. */
export const parts: readonly Part[] = [
  { name: 'switch', at: DISPLAY, part: named('switch', 'تحديث تلقائي'), change: click },
  {
    name: 'choice in a tile',
    at: DISPLAY,
    part: (page) => page.locator('label[data-choice]').filter({ hasText: 'فاتح' }),
    change: (_, part) => part.locator('input').click({ force: true }),
  },
  { name: 'tab', at: DISPLAY, part: named('tab', 'الخصوصية'), change: click },
  { name: 'switch, focused', at: DISPLAY, part: named('switch', 'إظهار الصور'), change: focus },
  {
    name: 'link to the current page',
    at: '',
    part: named('link', 'رياضة'),
    change: async (page, part) => {
      await part.click()
      await page.waitForURL(/sports/)
    },
  },
  {
    name: 'toggle button',
    at: 'youtube',
    part: (page) => page.getByRole('main').locator('button[aria-pressed]').first(),
    change: click,
  },
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
    name: 'sorted column',
    at: 'admin/analytics?tab=revenue',
    part: (page) => page.getByRole('columnheader').getByRole('button').first(),
    change: click,
  },
]
