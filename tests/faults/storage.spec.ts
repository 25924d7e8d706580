import type { Page } from 'playwright/test'
import { savedKey } from '@/lib/storageKeys'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { screens } from '@/screens'
import { waitForHydration } from '../journeys/page'
import { DEMO } from '../sites'
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
  'admin menu': async (page) => {
    const isOpen = await page.getByRole('button', { name: 'طي القائمة' }).isVisible()
    const [from, to] = isOpen ? ['طي القائمة', 'توسيع القائمة'] : ['توسيع القائمة', 'طي القائمة']
    await page.getByRole('button', { name: from }).click()
    await expect(page.getByRole('button', { name: to })).toBeVisible()
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
  follows: async (page) => {
    await page.goto('youtube')
    const follow = page.getByRole('button', { name: /في علم بسيط$/ })
    const wasPressed = await follow.getAttribute('aria-pressed')
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', String(wasPressed !== 'true'))
  },
  draft: async (page) => {
    await page.goto('contact')
    await page.getByLabel('الموضوع').fill('مسودة')
    await expect(page.getByLabel('الموضوع')).toHaveValue('مسودة')
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

/** What the page shows: its text, and the values of its fields. */
const shownOn = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return [main.innerText, ...fields.map(({ value, checked }) => `${value} ${checked}`)]
  })

const NOW = '2026-11-20T09:00:00Z'
/** The key of the fake backend, which is not part of the app. */
const MOCKS = { key: 'madar:mocks:v1', area: 'localStorage' } as const

/** All that are read; of one only its presence counts. */
const { adInstructions, ...READ } = STORAGE_KEYS
const KEYS = [MOCKS, ...Object.values(READ)]
/** What the sign-in dialog, a reply, the palette and a start read is not read by a screen that has just been opened. */
const READ_LATER: readonly string[] = [
  ...(['rememberedLogin', 'replyTemplates', 'recentRecords'] as const).map(savedKey),
  READ.earlyFields.key,
]
/** No warning for these: plain words, where an unknown one means the default (D-20), and the router's key. */
const SILENT: readonly string[] = [READ.theme, READ.scrollPositions, READ.preview].map(
  ({ key }) => key,
)

for (const [kind, text] of Object.entries({
  'corrupt JSON': '{"version":1,"mess',
  'of a wrong shape': '{"version":1,"value":7,"messages":[{"id":"seven"}]}',
}))
  test(`storage × every key, ${kind}: each screen shows what ships, and warns of the key (D-4)`, async ({
    page,
    browser,
    consoleLines,
  }) => {
    // The texts of the page must not change with the time of day.
    await page.clock.setFixedTime(NOW)
    await page.addInitScript(
      ([all, value]) => {
        for (const { area, key } of all) window[area].setItem(key, value)
      },
      [KEYS, text] as const,
    )
    const fresh = await (await browser.newContext()).newPage()
    await fresh.clock.setFixedTime(NOW)
    await fresh.addInitScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const warned = new Set<string>()
    for (const { path } of screens) {
      await fresh.goto(DEMO + path.slice(1))
      await waitForHydration(fresh)
      consoleLines.length = 0
      await page.goto(path.slice(1))
      const shipped = await shownOn(fresh)
      await expect.poll(() => shownOn(page), path).toEqual(shipped)
      const lines = consoleLines.filter((line) => line.startsWith('warning'))
      expect(new Set(lines).size, 'each key warns once').toBe(lines.length)
      for (const line of lines) warned.add(/«([^»]+)»/.exec(line)?.[1] ?? MOCKS.key)
    }
    const silent = KEYS.map(({ key }) => key).filter((key) => !warned.has(key))
    expect(silent.filter((key) => ![...SILENT, ...READ_LATER].includes(key))).toEqual([])
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
  const known = [adInstructions, ...KEYS].map(({ area, key }) => `${area} ${key}`)
  expect(written).toContain(`localStorage ${savedKey('activity')}`)
  // The demo's tools have keys of their own.
  const own = written.filter((one) => !one.includes('madar:'))
  expect(own.filter((one) => !known.includes(one))).toEqual([])
})
