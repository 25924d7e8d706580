import type { Page } from 'playwright/test'
import { STORAGE_KEYS, type StorageEntry } from '@/lib/storageKeys'
import { expect, row } from './cells'

/** Everything that the app stores in the browser. Each is used once with every storage fault. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  boot: async (page) => {
    await page.goto('admin/contact-messages')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  },
  'admin menu': async (page) => {
    const isOpen = await page.getByRole('button', { name: 'طي القائمة' }).isVisible()
    await page.getByRole('button', { name: isOpen ? 'طي القائمة' : 'توسيع القائمة' }).click()
    await expect(
      page.getByRole('button', { name: isOpen ? 'توسيع القائمة' : 'طي القائمة' }),
    ).toBeVisible()
  },
  'fake backend': async (page) => {
    const offer = page.getByRole('button', { name: /^حُلّت/ }).first()
    const mine = await offer.textContent()
    await offer.click()
    await expect(page.getByRole('alert')).toContainText('سُجّل حلّ الرسالة')
    await expect(page.getByRole('button', { name: mine ?? '', exact: true })).toBeHidden()
  },
  theme: async (page) => {
    await page.goto('settings?tab=display')
    await page.getByText('داكن', { exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
    await page.getByText('فاتح', { exact: true }).click()
    await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/)
  },
  settings: async (page) => {
    await page.goto('settings')
    await page.getByRole('textbox', { name: 'الاسم' }).fill('سلمى الحداد')
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    // A toast reports success or failure; the typed text stays.
    await expect(
      page.getByRole('alert').filter({ hasText: /تم حفظ الإعدادات بنجاح|تعذّر حفظ الإعدادات/ }),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('سلمى الحداد')
    page.once('dialog', (dialog) => dialog.accept())
  },
  draft: async (page) => {
    await page.goto('contact')
    await page.getByLabel('الموضوع').fill('مسودة')
    await expect(page.getByLabel('الموضوع')).toHaveValue('مسودة')
    await page.getByLabel('الموضوع').fill('')
  },
}

const BOTH = `for (const name of ['localStorage', 'sessionStorage'])`
// When a reader blocks all cookies and site data, Firefox also refuses BroadcastChannel.
const NO_CHANNEL = `BroadcastChannel = class { constructor() { throw new DOMException('forbidden', 'SecurityError') } }`
const faults: Readonly<Record<string, string>> = {
  missing: `${BOTH} Object.defineProperty(window, name, { value: undefined, configurable: true })`,
  'throwing on read': `${BOTH} Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('forbidden', 'SecurityError') } }); ${NO_CHANNEL}`,
  'throwing at every getItem': `Storage.prototype.getItem = () => { throw new DOMException('broken', 'UnknownError') }`,
  'throwing on write (full)': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
}

for (const [name, script] of Object.entries(faults)) {
  row(`storage × ${name}: everything works while the page is open (§2, D-16)`)(
    async ({ page, cell, consoleLines }) => {
      await page.addInitScript(script)
      for (const [use, run] of Object.entries(uses)) await cell(use, () => run(page))
      await cell('no errors, and at most one warning per page', async () => {
        expect(consoleLines.filter((line) => line.startsWith('error'))).toEqual([])
        const warnings = consoleLines.filter((line) => line.startsWith('warning'))
        // One for each page that was opened.
        expect(warnings.length, warnings.join('\n')).toBeLessThanOrEqual(4)
      })
    },
  )
}

row('storage × cleared mid-session: the page still works, and stores again')(
  async ({ page, cell }) => {
    for (const [use, run] of Object.entries(uses)) {
      await cell(use, async () => {
        await run(page)
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await run(page)
      })
    }
    await cell('the theme is stored again', async () => {
      await uses.theme?.(page)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    })
  },
)

const values = {
  'corrupt JSON': '{"version":1,"mess',
  'JSON of a wrong shape': '{"messages":[{"id":"seven"}],"name":7}',
  'a future version': '{"version":999,"messages":[],"name":{"first":"x"}}',
  'another kind': '[]',
}

/** Returns every key in storage after all of the app has been used. */
async function writtenKeys(page: Page): Promise<StorageEntry[]> {
  for (const run of Object.values(uses)) await run(page)
  await page.getByLabel('الموضوع').fill('مسودة')
  return page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
      Object.keys(window[area]).map((key) => ({ area, key })),
    ),
  )
}

/** The key of the fake backend, which is not part of the app. */
const MOCKS: StorageEntry = { key: 'madar:mocks:v1', area: 'localStorage' }

/** No warning for these: plain words, where an unknown one means the default (D-20), and the router's key. */
const SILENT: readonly string[] = [
  STORAGE_KEYS.theme.key,
  STORAGE_KEYS.adminMenu.key,
  STORAGE_KEYS.scrollPositions.key,
]

row(
  'storage × every key, corrupt, of a wrong shape or a future version: falls back, warns once, stores again',
)(async ({ page, cell, consoleLines }) => {
  const keys = await writtenKeys(page)
  const known: StorageEntry[] = [MOCKS, ...Object.values(STORAGE_KEYS)]
  const sorted = (entries: StorageEntry[]) =>
    entries.map(({ area, key }) => `${area} ${key}`).sort()
  expect(sorted(keys), 'the keys in use are those of src/lib/storageKeys.ts').toEqual(sorted(known))
  for (const [kind, text] of Object.entries(values)) {
    await page.evaluate(
      ([all, value]) => {
        for (const { area, key } of all) window[area].setItem(key, value)
      },
      [keys, text] as const,
    )
    consoleLines.length = 0
    await cell(`boot × ${kind}`, async () => {
      await page.goto('admin/contact-messages')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await page
        .getByRole('link', { name: /الموقع|مدار/ })
        .first()
        .click()
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: 'اتصل بنا' }).click()
      await expect(page.getByLabel('الموضوع')).toHaveValue('')
    })
    const warnings = consoleLines.filter((line) => line.startsWith('warning'))
    for (const { key } of keys) {
      await cell(`${key} × ${kind}`, async () => {
        const name = key.startsWith('madar:') ? '[mocks]' : `«${key}»`
        const mine = warnings.filter((line) => line.includes(name))
        expect(mine.length, warnings.join('\n')).toBe(SILENT.includes(key) ? 0 : 1)
      })
    }
  }
  await cell('stores again', async () => {
    await uses.settings?.(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('سلمى الحداد')
  })
})
