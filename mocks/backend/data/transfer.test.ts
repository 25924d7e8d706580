import { memoryStorage } from '@mocks/backend/memoryStorage'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAVED_VERSION } from '@/lib/savedStore'
import type { APP_KEYS } from '@/lib/storageKeys'
import { DRAFTED, STORAGE_KEYS } from '@/saved/allStorageKeys'
import { savedLists } from '@/saved/lists'
import { readBrowserData, textsSchema, writeBrowserData } from './browserData'
import { browserStorage, createDatabase } from './database'
import { extremeMessages } from './extremeMessages'
import { seed } from './seed'
import { exportData, readDataFile } from './transfer'

const file = (messages: unknown, version: unknown = 1) => JSON.stringify({ version, messages })
const whole = (storage: unknown) => JSON.stringify({ version: 2, messages: [], storage })
const [first, second] = seed()

describe('the data as a file', () => {
  test.each([
    ['the seed', seed()],
    ['extreme texts', extremeMessages()],
    ['nothing', []],
  ])('%s is the same after export and import', (_, messages) => {
    const data = { messages, texts: {} }
    expect(readDataFile(exportData(data))).toEqual({ ok: true, data })
  })

  test('a file of the first release, with messages only, can still be imported', () => {
    const data = { messages: [first, second], texts: {} }
    expect(readDataFile(file([first, second]))).toEqual({ ok: true, data })
  })

  test.each([
    ['', /ليس بصيغة JSON/],
    ['<html>', /ليس بصيغة JSON/],
    ['[]', /ليس من تصدير/],
    ['null', /ليس من تصدير/],
    ['{"messages":[]}', /ليس من تصدير/],
    [file([], 3), /إصدار آخر \(3\)/],
    [file([], 0), /إصدار آخر/],
    [file('x'), /قائمة رسائل/],
    [file(undefined), /قائمة رسائل/],
    [file([first, 5]), /الرسالة 2 في الملف غير صالحة\.$/],
    [file([first, { ...second, status: 'gone' }]), /الرسالة 2 .*status/],
    [file([{ ...first, id: 0 }]), /الرسالة 1 .*id/],
    [file([first, { ...second, id: first?.id }]), /الرسالة 2 .*id/],
    [file([{ ...first, createdAt: 'أمس' }]), /الرسالة 1 .*createdAt/],
    [file([], 2), /ما يحفظه التطبيق/],
    [whole({ theme: 'blue' }), /القيمة \u2068theme\u2069/],
    [whole({ adminMenu: 1 }), /القيمة \u2068adminMenu\u2069/],
    [whole({ settings: '{"name":' }), /القيمة \u2068settings\u2069/],
    [whole({ settings: '{"name":"سلمى"}' }), /القيمة \u2068settings\u2069/],
    [whole({ contactDraft: '[]' }), /القيمة \u2068contactDraft\u2069/],
    [whole({ token: 'x' }), /القيمة \u2068token\u2069/],
  ])('%s is refused with a reason', (text, reason) => {
    expect(readDataFile(text)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })
})

/** What the app may store under each key. */
const stored = {
  theme: fc.constantFrom('light', 'dark', 'system'),
  adInstructions: fc.constant('seen'),
  contactDraft: fc
    .string()
    .map((message) =>
      JSON.stringify({ name: 'سلمى', email: '', subject: '', message, category: 'عام' }),
    ),
  formDrafts: fc.string().map((name) =>
    JSON.stringify({
      version: 1,
      drafts: { settings: { at: '2026-11-24T09:42:00Z', fields: { name } } },
    }),
  ),
  scrollPositions: fc
    .nat()
    .map((scrollY) => JSON.stringify({ k1: { window: { scrollX: 0, scrollY } } })),
  preview: fc.constant('on'),
  ...savedTexts(),
} satisfies Record<keyof typeof STORAGE_KEYS, fc.Arbitrary<string>>

type SavedTextName = Exclude<keyof typeof STORAGE_KEYS, keyof typeof APP_KEYS | 'preview'>

/** What ships, as if it had been saved, and as if it were a draft. */
function savedTexts() {
  const text = (fields: object) =>
    fc.constant(JSON.stringify({ version: SAVED_VERSION, ...fields }))
  const drafted: readonly string[] = DRAFTED
  return Object.fromEntries(
    savedLists.flatMap(({ store }) => {
      const value = store.shipped()
      const draft = text({ at: '2026-11-23T09:42:00Z', base: value, value })
      const isDrafted = drafted.includes(store.name)
      return [
        [store.name, text({ value })],
        ...(isDrafted ? [[`${store.name}Draft`, draft] as const] : []),
      ]
    }),
  ) as unknown as Record<SavedTextName, fc.Arbitrary<string>>
}

describe('what this browser stores for the app', () => {
  const AREAS = ['localStorage', 'sessionStorage'] as const
  const all = Object.entries(STORAGE_KEYS) as [
    keyof typeof stored,
    (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS],
  ][]
  const emptyBrowser = () => {
    for (const area of AREAS) vi.stubGlobal(area, memoryStorage())
  }
  const contents = () => all.map(([name, { key, area }]) => [name, globalThis[area].getItem(key)])
  const browserDatabase = () => createDatabase(seed, browserStorage)

  beforeEach(emptyBrowser)
  afterEach(() => vi.unstubAllGlobals())

  test('every key of STORAGE_KEYS is restored in another browser', () => {
    expect(Object.keys(textsSchema.shape).sort()).toEqual(Object.keys(STORAGE_KEYS).sort())
    const some = Object.fromEntries(
      Object.entries(stored).map(([name, text]) => [name, fc.option(text)]),
    )
    fc.assert(
      fc.property(fc.record(some), fc.nat({ max: 41 }), (texts, count) => {
        emptyBrowser()
        for (const [name, { key, area }] of all) {
          const text = texts[name]
          if (text) globalThis[area].setItem(key, text)
        }
        browserDatabase().replace(seed().slice(0, count))
        const before = contents()
        const exported = exportData(readBrowserData(browserDatabase()))

        emptyBrowser()
        for (const [, { key, area }] of all) globalThis[area].setItem(key, 'of the other browser')
        const read = readDataFile(exported)
        if (!read.ok) throw new Error(read.reason)
        expect(writeBrowserData(browserDatabase(), read.data)).toBe(true)
        expect(contents()).toEqual(before)
        expect(browserDatabase().list()).toEqual(seed().slice(0, count))
      }),
      { numRuns: 50 },
    )
  })

  test('text that the app cannot read is not exported, because the file could not be imported', () => {
    for (const [, { key, area }] of all) globalThis[area].setItem(key, '{"half')
    const read = readDataFile(exportData(readBrowserData(browserDatabase())))
    expect(read).toMatchObject({ ok: true, data: { texts: { settings: null, theme: null } } })
  })

  test('a file with messages only does not change other keys', () => {
    localStorage.setItem('theme', 'dark')
    writeBrowserData(browserDatabase(), { messages: extremeMessages(), texts: {} })
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(browserDatabase().list()).toEqual(extremeMessages())
  })

  test.each(AREAS)('when %s is full, nothing changes and the failure is reported', (full) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('theme', 'dark')
    const before = contents()
    const { setItem } = globalThis[full]
    globalThis[full].setItem = (key, text) => {
      if (text.length > 1000 && !text.includes(String(seed()[0]?.subject))) throw new Error('full')
      setItem(key, text)
    }
    const long = { name: '', email: '', subject: '', message: 'نص'.repeat(999), category: 'عام' }
    const texts = { theme: 'light', contactDraft: JSON.stringify(long) }
    const database = browserDatabase()
    expect(writeBrowserData(database, { messages: extremeMessages(), texts })).toBe(false)
    expect(contents()).toEqual(before)
    expect(database.list()).toEqual(seed())
  })
})
