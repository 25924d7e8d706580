import type { Page } from 'playwright/test'
import { savedKey } from '@/lib/storageKeys'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { expect, test } from './page'

/** What readers and editors store, one of each kind of storage. Each works with every storage fault while the page is open. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'fake backend': async (page) => {
    await page.goto('admin/contact-messages')
    const offer = page.getByRole('button', { name: /^سجّلها محلولة/ }).first()
    const mine = await offer.textContent()
    await offer.click()
    await expect(page.getByRole('alert')).toContainText('سُجّل حلّ الرسالة')
    await expect(page.getByRole('button', { name: mine ?? '', exact: true })).toBeHidden()
  },
  theme: async (page) => {
    await page.goto('settings?tab=display')
    await page.getByRole('radio', { name: 'داكن' }).click()
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
    await page.getByRole('radio', { name: 'فاتح' }).click()
    await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/)
  },
  settings: async (page) => {
    await page.goto('settings')
    await page.getByRole('textbox', { name: 'الاسم' }).fill('سلمى الحداد')
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    // A toast reports success or failure; the typed text stays.
    await expect(
      page.getByRole('alert').filter({ hasText: /تم حفظ الإعدادات بنجاح|تعذّر تخزين هذا التغيير/ }),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('سلمى الحداد')
    page.once('dialog', (dialog) => dialog.accept())
  },
  'saved articles and a story': async (page) => {
    await page.goto('profile')
    const saved = page.getByRole('region', { name: 'مقالات محفوظة' })
    const title = (await saved.getByRole('link').last().textContent()) ?? ''
    await saved.getByRole('link').last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()
    const latest = page.getByRole('region', { name: 'آخر النشاط' }).getByRole('listitem').first()
    await expect(latest).toContainText(title)
    const remove = page.getByRole('button', { name: /^إزالة «/ }).first()
    const label = (await remove.getAttribute('aria-label')) ?? ''
    await remove.click()
    await expect(page.getByRole('button', { name: label })).toHaveCount(0)
  },
  draft: async (page) => {
    await page.goto('contact')
    await page.getByLabel('الموضوع').fill('مسودة')
    await expect(page.getByLabel('الموضوع')).toHaveValue('مسودة')
  },
}

const faults: Readonly<Record<string, () => void>> = {
  // When a reader blocks all cookies and site data, Firefox also refuses BroadcastChannel.
  'throwing on read': () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    Object.assign(window, { BroadcastChannel: refuse })
  },
  'throwing on write (full)': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, script] of Object.entries(faults))
  test(`storage × ${name}: everything works while the page is open (§2, D-16)`, async ({
    page,
    consoleLines,
  }) => {
    await page.addInitScript(script)
    for (const [use, run] of Object.entries(uses)) await test.step(use, () => run(page))
    expect(consoleLines.filter((line) => line.startsWith('error'))).toEqual([])
    const warnings = consoleLines.filter((line) => line.startsWith('warning'))
    // One for each page that was opened.
    expect(warnings.length, warnings.join('\n')).toBeLessThanOrEqual(6)
    await uses.theme?.(page)
    await expect(page.getByRole('alert')).toHaveText(/^تعذّر تخزين هذا التغيير/)
  })

test('storage × the keys in use are those of src/saved/allStorageKeys.ts', async ({ page }) => {
  for (const run of Object.values(uses)) await run(page)
  await page.goto('settings')
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('لم يُحفظ')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  const written = await page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
      Object.keys(window[area]).map((key) => `${area} ${key}`),
    ),
  )
  const known = Object.values(STORAGE_KEYS).map(({ area, key }) => `${area} ${key}`)
  expect(written).toContain(`localStorage ${savedKey('activity')}`)
  // The demo's tools have keys of their own.
  const own = written.filter((one) => !one.includes('madar:'))
  expect(own.filter((one) => !known.includes(one))).toEqual([])
})
