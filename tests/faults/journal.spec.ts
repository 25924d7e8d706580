import type { Page } from 'playwright/test'
import { DEMO } from '../sites'
import { expect, test } from './page'

/** Bytes for all that the site stores but localStorage: enough for some entries. */
const SPACE = 1_000_000

/** Makes Chromium ask for the remaining space: writes more than there was. Resolves to whether that was stored. */
const writeTooMuch = (page: Page): Promise<boolean> =>
  page.evaluate(async (size) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('test:full')
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('texts', { autoIncrement: true })
      opening.onsuccess = () => resolve(opening.result)
    })
    const transaction = database.transaction('texts', 'readwrite')
    transaction.objectStore('texts').put('x'.repeat(size))
    return new Promise<boolean>((resolve) => {
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    }).finally(() => database.close())
  }, 2 * SPACE)

test('storage × a full IndexedDB: the journal continues in memory, and the panel says so once', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  const points = panel.getByRole('region', { name: 'خط الزمن' }).getByRole('listitem')
  const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const switchOff = async (title: string) => {
    await rowOf(title).getByRole('switch').click()
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    await expect(page.getByRole('alert')).toContainText('بنجاح')
  }
  const protocol = await page.context().newCDPSession(page)
  // The first time before the site uses it: Chromium asks for the remaining space only when that seems to be used up.
  const limit = (quotaSize: number) =>
    protocol.send('Storage.overrideQuotaForOrigin', { origin: new URL(DEMO).origin, quotaSize })
  await limit(SPACE)
  await page.goto('admin/youtube')
  // The journal begins once the page is idle.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0)
  await limit(1)
  expect(await writeTooMuch(page), 'there is no space').toBe(false)
  await switchOff('قرية تضبط')
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  await page.getByRole('tab', { name: 'الزمن' }).click()
  await expect(points.first()).toContainText('قرية تضبط')
  await expect(panel.getByText(/هذا السجل خارج تخزين المتصفح/)).toHaveCount(1)
  await panel.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(rowOf('قرية تضبط').getByRole('switch')).toBeChecked()
})
