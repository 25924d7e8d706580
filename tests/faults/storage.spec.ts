import type { Page } from 'playwright/test'
import type { SavedName } from '@/lib/savedNames.gen'
import { draftKey, PREVIEW, type StorageEntry, savedKey } from '@/lib/storageKeys'
import { DRAFTED, STORAGE_KEYS, savedNames } from '@/saved/allStorageKeys'
import { SAVED_LISTS } from '@/saved/registry'
import { waitForHydration } from '../journeys/page'
import { expect, row } from './cells'

/** What readers store in the browser, and the admin menu. Each is used once with every storage fault. */
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
  // On the page of the use before.
  reading: async (page) => {
    for (const [name, size] of [
      ['أكبر', '20.8px'],
      ['عادي', '16px'],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).click()
      await expect(page.getByText('هكذا ترى عناوين الأخبار')).toHaveCSS('font-size', size)
    }
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
  profile: async (page) => {
    await page.goto('profile')
    await page.getByRole('button', { name: 'تعديل الملف' }).click()
    await page.getByLabel('الاسم').fill('ليان الحسيني')
    await page.getByLabel('المكان').fill('عمّان، الأردن')
    await page.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(/حُفظ ملفك|تعذّر تخزين هذا التغيير/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ليان الحسيني')
    await expect(page.getByText('عمّان، الأردن')).toBeVisible()
    await expect(page.getByRole('button', { name: 'حساب ليان الحسيني، قائمة' })).toBeVisible()
  },
  'saved articles': async (page) => {
    await page.goto('profile')
    const remove = page.getByRole('button', { name: /^إزالة «/ }).first()
    const label = (await remove.getAttribute('aria-label')) ?? ''
    await remove.click()
    await expect(page.getByRole('button', { name: label })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveText(/أُزيل من محفوظاتك/)
  },
  'a story': async (page) => {
    await page.goto('profile')
    const headline = page.getByRole('region', { name: 'مقالات محفوظة' }).getByRole('link').last()
    const title = (await headline.textContent()) ?? ''
    await headline.click()
    await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()
    const latest = page.getByRole('region', { name: 'آخر النشاط' }).getByRole('listitem').first()
    await expect(latest).toContainText(title)
    await expect(latest).toContainText('في هذا المتصفح')
  },
  interests: async (page) => {
    await page.goto('dashboard')
    await page.getByRole('button', { name: 'تخصيص', exact: true }).click()
    const tile = page.getByRole('main').getByRole('checkbox', { name: /^علوم/ })
    const wasChecked = await tile.isChecked()
    await page.getByRole('main').locator('label').filter({ hasText: 'علوم' }).click()
    await expect(tile).toBeChecked({ checked: !wasChecked })
    await page.getByRole('button', { name: 'حفظ التفضيلات' }).click()
    await expect(page.getByRole('alert')).toHaveText(/حُفظت اهتماماتك|تعذّر تخزين هذا التغيير/)
  },
  follows: async (page) => {
    await page.goto('youtube')
    const follow = page.getByRole('button', { name: /في علم بسيط$/ })
    const wasPressed = await follow.getAttribute('aria-pressed')
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', String(wasPressed !== 'true'))
  },
  preview: async (page) => {
    await page.goto(`countries#${PREVIEW.key}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
        expect(warnings.length, warnings.join('\n')).toBeLessThanOrEqual(9)
      })
      await cell('a theme that is not stored is said', async () => {
        await uses.theme?.(page)
        await expect(page.getByRole('alert')).toHaveText(/^تعذّر تخزين هذا التغيير/)
      })
      await cell('readers see what an editor saved in this tab, until it is reloaded', async () => {
        await page.goto('admin/youtube')
        await page
          .getByRole('listitem')
          .filter({ hasText: 'راديو من عام' })
          .getByRole('switch')
          .click()
        await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
        await expect(page.getByRole('alert')).toContainText('تعذّر تخزين هذا التغيير')
        await page
          .getByRole('link', { name: /الموقع|مدار/ })
          .first()
          .click()
        await page.getByRole('banner').getByRole('link', { name: 'فيديو' }).click()
        const videos = page.getByRole('region', { name: 'الأكثر رواجًا' }).getByRole('article')
        await expect(videos).toHaveCount(5)
        page.once('dialog', (dialog) => dialog.accept())
        await page.reload()
        await expect(videos).toHaveCount(6)
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
  // Their uses end with what ships, which is not stored.
  await page.goto('settings?tab=display')
  await page.getByRole('radio', { name: 'أكبر', exact: true }).click()
  await page.goto('settings')
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('لم يُحفظ')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  // A use may have left one that was not needed.
  page.removeAllListeners('dialog')
  page.once('dialog', (dialog) => dialog.accept())
  await page.goto('contact')
  await page.getByLabel('الموضوع').fill('مسودة')
  return page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
      Object.keys(window[area]).map((key) => ({ area, key })),
    ),
  )
}

/** The key of the fake backend, which is not part of the app. */
const MOCKS: StorageEntry = { key: 'madar:mocks:v1', area: 'localStorage' }

/** The screen of the list that a reader changes, and the editor's screen of every other list. */
const SCREEN_OF: Record<SavedName, string> = {
  videos: 'admin/youtube',
  channels: 'admin/youtube?tab=channels',
  posts: 'admin/twitter',
  profiles: 'admin/twitter?tab=profiles',
  pageCategories: 'admin/news-settings',
  managedCategories: 'admin/categories',
  newsSources: 'admin/news',
  users: 'admin/users',
  ads: 'admin/ads',
  systemSettings: 'admin/settings',
  profile: 'profile',
  interests: 'dashboard',
  follows: 'youtube',
  savedArticles: 'profile',
  activity: 'profile',
  rememberedLogin: '',
  reading: 'settings?tab=display',
  visit: '',
  settings: 'settings',
  adminMenu: 'admin',
  changeLog: 'admin',
  tables: 'admin/users',
  views: 'admin/users',
  replyTemplates: 'admin/contact-messages?message=3',
  recentRecords: 'admin/users',
}
/** What reads the list on its screen, unless the screen itself does. */
const OPENED_BY: Partial<Record<SavedName, (page: Page) => Promise<void>>> = {
  rememberedLogin: async (page) => {
    await page.getByRole('button', { name: /^حساب .*قائمة$/ }).click()
    await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page.getByRole('dialog').getByLabel('البريد الإلكتروني')).toHaveValue('')
  },
  replyTemplates: async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'كتابة رد', exact: true }).click()
    await expect(page.getByRole('toolbar', { name: 'قوالب الرد' })).toBeVisible()
  },
  recentRecords: async (page) => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
}
const READER_LISTS: readonly SavedName[] = [
  'profile',
  'interests',
  'follows',
  'savedArticles',
  'activity',
  'rememberedLogin',
  'reading',
  'visit',
  'settings',
  'adminMenu',
]

/** The keys that the screen of this list reads. */
const screenKeys = (name: SavedName): StorageEntry[] => [
  ...[savedKey(name), ...DRAFTED.filter((drafted) => drafted === name).map(draftKey)].map(
    (key) => ({ key, area: 'localStorage' }) as const,
  ),
  ...(name === 'profile' ? [STORAGE_KEYS.formDrafts] : []),
]

/** No warning for these: plain words, where an unknown one means the default (D-20), and the router's key. */
const SILENT: readonly string[] = [
  STORAGE_KEYS.theme.key,
  STORAGE_KEYS.scrollPositions.key,
  PREVIEW.key,
]

row(
  'storage × every key, corrupt, of a wrong shape or a future version: falls back, warns once, stores again',
)(async ({ page, cell, consoleLines }) => {
  const keys = await writtenKeys(page)
  // No use writes the keys of editors, which the rows below try, of the sign-in dialog and the instructions, and of a start.
  const ofEditors = savedNames
    .filter((name) => !READER_LISTS.includes(name))
    .flatMap((name) => screenKeys(name).map(({ key }) => key))
  const known: StorageEntry[] = [MOCKS, ...Object.values(STORAGE_KEYS)].filter(
    ({ key }) =>
      ![...ofEditors, savedKey('rememberedLogin')].includes(key) &&
      key !== STORAGE_KEYS.adInstructions.key &&
      key !== STORAGE_KEYS.earlyFields.key,
  )
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
    // The rows below open the screens that read the others.
    const others = savedNames.flatMap(screenKeys)
    for (const { key } of keys.filter((one) => others.every(({ key }) => key !== one.key))) {
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

const unreadable = {
  'corrupt JSON': '{"version":1,"val',
  'JSON of a wrong shape': '{"version":1,"value":7}',
  'a future version': '{"version":999,"value":[]}',
  'another kind': '[]',
}

/** What the page shows: its text, and the values of its fields. */
const shownOn = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return [main.innerText, ...fields.map(({ value, checked }) => `${value} ${checked}`)]
  })

for (const list of savedNames) {
  row(
    `storage × ${SAVED_LISTS[list].title}, unreadable: its screen shows what ships, and warns once (D-4)`,
  )(async ({ page, cell, consoleLines }) => {
    // The texts of the page must not change with the time of day.
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    const open = async () => {
      await page.goto(SCREEN_OF[list])
      await waitForHydration(page)
      await OPENED_BY[list]?.(page)
    }
    await open()
    const shipped = await shownOn(page)
    for (const { key, area } of screenKeys(list)) {
      for (const [kind, text] of Object.entries(unreadable)) {
        await cell(`${key} × ${kind}`, async () => {
          // A public page stores the visit again when it is left.
          if (list === 'visit') await page.goto('admin')
          await page.evaluate(([name, where, value]) => window[where].setItem(name, value), [
            key,
            area,
            text,
          ] as const)
          consoleLines.length = 0
          await open()
          await expect.poll(() => shownOn(page)).toEqual(shipped)
          const warnings = consoleLines.filter((line) => line.startsWith('warning'))
          expect(warnings).toEqual([expect.stringContaining(`«${key}»`)])
        })
      }
      await page.evaluate(([name, where]) => window[where].removeItem(name), [key, area] as const)
    }
  })
}
