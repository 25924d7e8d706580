import type { CallId } from '@mocks/backend/dataCalls'
import type { Page } from 'playwright/test'
import { expect } from './page'

/** How a person makes one of the five calls, and what they then see. */
export type CallAction = {
  path: string
  /** on the open screen: fills in or changes what is sent. Runs again after each success */
  prepare: (page: Page) => Promise<void>
  /** the screen makes the call when it opens */
  isOnOpening?: boolean
  /** makes the call: the name of a button, or a function */
  act: string | ((page: Page) => Promise<void>)
  failure: RegExp
  /** checks that what was typed or changed is still there after a failure */
  isUnchanged: (page: Page) => Promise<void>
  retry?: (page: Page) => Promise<void>
  succeeded: (page: Page) => Promise<void>
  /** the app reads the answer, so one of another shape is a failure */
  readsAnswer?: true
}

const alertSays = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible()

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Makes the call. */
export const makeCall = (page: Page, { act }: CallAction) =>
  typeof act === 'string' ? press(page, act) : act(page)

const TYPED = { الاسم: 'ليان', 'البريد الإلكتروني': 'layan@bareed.example', الموضوع: 'سؤال' }
const MESSAGE = 'هل تصل رسالتي مهما حدث في الطريق؟'
const NOTE = 'كتبنا إليه'

/** Reads the list again, because the backend is reset between the faults. */
const openFirst = async (page: Page) => {
  await press(page, 'تحديث')
  await press(page, /^عرض رسالة/)
  await page.getByLabel('ملاحظات الإدارة').fill(NOTE)
}

/** One for each call of §7. It does not compile while a call is missing. */
export const callActions: Record<CallId, CallAction> = {
  send: {
    path: 'contact',
    prepare: async (page) => {
      for (const [label, value] of Object.entries(TYPED)) await page.getByLabel(label).fill(value)
      await page.getByLabel('الرسالة').fill(MESSAGE)
    },
    act: 'إرسال الرسالة',
    failure: /حدث خطأ أثناء إرسال الرسالة\. يرجى المحاولة مرة أخرى\./,
    isUnchanged: (page) => expect(page.getByLabel('الرسالة')).toHaveValue(MESSAGE),
    succeeded: async (page) => {
      await alertSays(page, 'تم إرسال رسالتك بنجاح')
      await expect(page.getByLabel('الرسالة')).toHaveValue('')
    },
  },
  list: {
    path: 'admin/contact-messages?q=ا',
    isOnOpening: true,
    prepare: async () => undefined,
    act: async (page) => {
      await page.reload()
    },
    failure: /تعذّر تحميل الرسائل/,
    isUnchanged: (page) => expect(page).toHaveURL(/q=/),
    retry: (page) => press(page, 'إعادة المحاولة'),
    succeeded: async (page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByLabel('بحث في الرسائل')).toHaveValue('ا')
    },
    readsAnswer: true,
  },
  status: {
    path: 'admin/contact-messages?status=unread',
    prepare: openFirst,
    act: 'سجّل الرد عليها',
    failure: /تعذّر تغيير حالة الرسالة\. أعد المحاولة\./,
    isUnchanged: (page) => expect(page.getByLabel('ملاحظات الإدارة')).toHaveValue(NOTE),
    succeeded: async (page) => {
      await alertSays(page, 'سُجّل الرد على الرسالة')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  resolved: {
    path: 'admin/contact-messages?status=unread',
    prepare: openFirst,
    act: 'سجّلها محلولة',
    failure: /تعذّر تسجيل حلّ الرسالة\. أعد المحاولة\./,
    isUnchanged: (page) => expect(page.getByLabel('ملاحظات الإدارة')).toHaveValue(NOTE),
    succeeded: async (page) => {
      await alertSays(page, 'سُجّل حلّ الرسالة')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: /سجّلها محلولة/ })).toBeHidden()
      await dialog.getByLabel('ملاحظات الإدارة').fill('')
      await dialog.getByRole('button', { name: 'إغلاق', exact: true }).click()
      await expect(dialog).toBeHidden()
    },
  },
  pageSettings: {
    path: 'admin/news-settings',
    prepare: (page) => press(page, /إضافة فئة/),
    act: 'حفظ التغييرات',
    failure: /خطأ في حفظ البيانات: /,
    isUnchanged: (page) => expect(page.getByText('تغييرات غير محفوظة')).toBeVisible(),
    succeeded: async (page) => {
      await alertSays(page, 'تم حفظ التغييرات بنجاح')
      await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
    },
  },
}
