import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { privacyPolicy } from '@/content/legal/privacyPolicy'
import { APP_KEYS } from '@/lib/storageKeys'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'

const root = path.resolve(import.meta.dirname, '..')
/** The source files of the app, without comments. */
const files = globSync(['src/**/*.{ts,tsx}', 'index.html'], { cwd: root })
  .filter((file) => !/\.(test|stories)\.|storyHelpers/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ''),
  }))
const filesWith = (pattern: RegExp) =>
  files.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

const STORES = 'src/lib/storage.ts'
/** They get the key from their callers. */
const TEXTS = ['src/lib/storedText.ts', 'src/lib/draft.ts']

test('only lib/storage.ts writes to the browser’s storage, so the list of keys is complete', () => {
  const writes = /\.(setItem|removeItem)\(|(local|session)Storage\s*(\[|\.(?!getItem\b))/
  expect(filesWith(writes)).toEqual([STORES])
  expect(filesWith(/indexedDB|document\.cookie/)).toEqual([])
  // They read the caches that workbox writes (ADR-17).
  expect(filesWith(/\bcaches\./).sort()).toEqual([
    'src/site/offline/cachePages.ts',
    'src/worker/cachedPage.ts',
    'src/worker/offlinePage.ts',
  ])
})

test('every file that writes uses a key of the list', () => {
  const writers = filesWith(
    /(?<!clipboard\.)\b(writeText|createStoredText|createDraft)[<(]/,
  ).filter((file) => ![STORES, ...TEXTS].includes(file))
  expect(writers.length).toBeGreaterThan(2)
  const listed = filesWith(/\b((APP_KEYS\.|PREVIEW)\b|(saved|draft)Key\()/)
  expect(writers.filter((file) => !listed.includes(file))).toEqual([])
})

test('the privacy policy has a line for every key', () => {
  const lists = privacyPolicy.sections.flatMap(({ body }) => body)
  const list = lists.find((it) => typeof it !== 'string' && it.title === 'ما يُحفظ في متصفحك')
  expect(list).toHaveProperty('items.length', Object.keys(STORAGE_KEYS).length)
})

test('§2, §4: the theme is stored under the key that `preboot.ts` reads before the first paint', () => {
  expect(APP_KEYS.theme).toEqual({ key: 'theme', area: 'localStorage' })
})
