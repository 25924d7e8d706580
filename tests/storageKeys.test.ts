import { expect, test } from 'vitest'
import { APP_KEYS } from '@/lib/storageKeys'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { privacyPolicy } from '@/site/legal/privacyPolicy'

// Only lib/storage.ts writes to the browser’s storage (`noRestrictedGlobals` in biome.json).
test('the privacy policy has a line for every key of the browser’s storage', () => {
  const lists = privacyPolicy.sections.flatMap(({ body }) => body)
  const list = lists.find((it) => typeof it !== 'string' && it.title === 'ما يُحفظ في متصفحك')
  expect(list).toHaveProperty('items.length', Object.keys(STORAGE_KEYS).length)
})

test('§2, §4: the theme is stored under the key that `preboot.ts` reads before the first paint', () => {
  expect(APP_KEYS.theme).toEqual({ key: 'theme', area: 'localStorage' })
})
