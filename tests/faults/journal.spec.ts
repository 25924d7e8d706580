import type { Page } from 'playwright/test'
import { DEMO } from '../sites'
import { expect, row } from './cells'

const NO_SPACE = /هذا السجل خارج تخزين المتصفح، فيبقى حتى إعادة التحميل/

/** Bytes for all that the site stores but localStorage: enough for some entries. */
const SPACE = 1_000_000

/**
 * Limits the space of IndexedDB. Must first be called before the site uses it: Chromium asks for the remaining space
 * again only when that seems to be used up. Returns the function that limits it again; without a number it gives all back.
 */
async function limitSpace(page: Page): Promise<(bytes?: number) => Promise<void>> {
  const protocol = await page.context().newCDPSession(page)
  const { origin } = new URL(DEMO)
  const limit = async (quotaSize?: number) => {
    await protocol.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  }
  await limit(SPACE)
  return limit
}

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

async function openTime(page: Page) {
  await page.getByRole('button', { name: /^لوحة التجربة/ }).click()
  await page.getByRole('tab', { name: 'الزمن' }).click()
}

async function switchOff(page: Page, title: string) {
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('switch').click()
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toContainText('بنجاح')
}

row('storage × a full IndexedDB: the journal continues in memory, and the panel says so once')(
  async ({ page, cell, consoleLines }) => {
    const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
    const points = panel.getByRole('region', { name: 'خط الزمن' }).getByRole('listitem')
    const earlier = page.getByRole('listitem').filter({ hasText: 'زلزال في كوب' })
    const later = page.getByRole('listitem').filter({ hasText: 'قرية تضبط' })
    const limit = await limitSpace(page)
    await page.goto('admin/youtube')
    // The journal begins once the page is idle. What was written before is a point without words.
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
      .toBeGreaterThan(0)
    await switchOff(page, 'زلزال في كوب')
    await openTime(page)
    await expect(points).toHaveCount(2)
    await page.keyboard.press('Escape')
    await limit(1)
    expect(await writeTooMuch(page), 'there is no space').toBe(false)
    consoleLines.length = 0

    await cell('what is written then is saved, and a point', async () => {
      await switchOff(page, 'قرية تضبط')
      await openTime(page)
      await expect(points).toHaveCount(3)
      await expect(points.first()).toContainText('قرية تضبط')
      await expect(panel.getByText(NO_SPACE)).toHaveCount(1)
    })
    await cell('jumps', async () => {
      await panel.getByRole('button', { name: 'تراجع', exact: true }).click()
      await expect(later.getByRole('switch')).toBeChecked()
      await expect(earlier.getByRole('switch')).not.toBeChecked()
      await panel.getByRole('button', { name: 'أعد', exact: true }).click()
      await expect(later.getByRole('switch')).not.toBeChecked()
    })
    await cell('a reload has the data, and every point that had space', async () => {
      await page.reload()
      await expect(later.getByRole('switch')).not.toBeChecked()
      await openTime(page)
      await expect(panel.getByText(NO_SPACE)).toHaveCount(1)
      await expect(points).toHaveCount(3)
      await expect(points.nth(1)).toContainText('زلزال في كوب')
    })
    await cell('with space again it lasts again', async () => {
      await limit()
      await page.reload()
      await expect(later.getByRole('switch')).not.toBeChecked()
      await openTime(page)
      await expect(points).toHaveCount(3)
      await expect(panel.getByText(NO_SPACE)).toHaveCount(0)
    })
    await cell('no errors and no warnings', async () => {
      // The worker of MSW 3.0.5 has no space for its list of pages either. The screens log what they save.
      const own = consoleLines.filter((line) => !/\[MSW\] Failed to store|^info:/.test(line))
      expect(own).toEqual([])
    })
  },
)
