import type { Page } from 'playwright/test'
import { sampleSettings } from '@/content/settings'
import { SAVED_VERSION } from '@/lib/savedStore'
import { expect, openReady, test, waitForHydration } from './page'

const SALMA = { name: 'سلمى الحداد', email: 'salma@bareed.example', phone: '', avatar: '' }
const saved = (value: unknown) => JSON.stringify({ version: SAVED_VERSION, value })
const STORED = { theme: 'dark', settings: saved({ ...sampleSettings, ...SALMA }) }

async function expectStored(page: Page) {
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
  await expect(page.getByRole('button', { name: 'حساب سلمى الحداد، قائمة' })).toBeVisible()
}

test('theme and settings stored in one tab reach the other, and a page restored from the back/forward cache', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openReady(page, '')
  const other = await context.newPage()
  await openReady(other, '')
  // A tab gets no storage event for its own change, as a page in the back/forward cache gets none.
  await other.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, STORED)
  await expectStored(page)
  await expectStored(other)
})

test('a page does not miss what another tab stores while it hydrates', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // Writes right after the app has read the old value and without a `storage` event, as if there were no listener yet.
  await page.addInitScript(
    (items) => {
      const { getItem, setItem } = Storage.prototype
      const seen: string[] = []
      Object.assign(window, { seen })
      Storage.prototype.getItem = function (key) {
        const value = getItem.call(this, key)
        // The script in the head also reads the theme, before the body exists.
        if (document.body && Object.hasOwn(items, key) && !seen.includes(key)) {
          seen.push(key)
          setItem.call(this, key, items[key as keyof typeof items])
        }
        return value
      }
    },
    { ...STORED, adminMenu: saved(true) },
  )
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await page.goto('')
  await waitForHydration(page)
  await expectStored(page)
  expect(await seen(), 'the old values were read first').toEqual(['theme', 'settings'])

  // msw reloads a page that opens while the worker of the previous page is still shutting down, so wait for the worker.
  await openReady(page, 'admin')
  await expect(page.getByRole('button', { name: 'توسيع القائمة' })).toBeVisible()
  expect(await seen()).toContain('adminMenu')
})

test('settings saved in two tabs: the second save does not undo other fields that the first changed', {
  tag: '@core',
}, async ({ page, context, consoleLines }) => {
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'الاسم' })
  const phoneIn = (tab: Page) => tab.getByRole('textbox', { name: 'الهاتف' })
  const save = async (tab: Page) => {
    // Chromium slows down what is behind another tab.
    await tab.bringToFront()
    await tab.getByRole('button', { name: 'حفظ التغييرات' }).click()
    await expect(tab.getByRole('alert')).toHaveText('تم حفظ الإعدادات بنجاح')
  }
  const other = await context.newPage()
  await openReady(page, 'settings')
  await openReady(other, 'settings')
  await phoneIn(page).fill('+966 55 000 0000')
  await nameIn(other).fill('سلمى الحداد')
  await save(other)
  await expect(nameIn(page)).toHaveValue('سلمى الحداد')
  await save(page)
  await expect(phoneIn(other)).toHaveValue('+966 55 000 0000')
  await expect(nameIn(other)).toHaveValue('سلمى الحداد')
  expect(consoleLines.splice(0), 'each save is logged').toHaveLength(2)
})
