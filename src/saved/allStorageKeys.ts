import type { SavedName } from '@/lib/savedNames'
import { APP_KEYS, draftKey, PREVIEW, type StorageEntry, savedKey } from '@/lib/storageKeys'
import { SAVED_LISTS } from './registry'

export const savedNames = Object.keys(SAVED_LISTS) as SavedName[]

/** The lists that are edited first and saved later: their unsaved edits are stored, too. */
const drafted = savedNames.filter((name) => 'draftPolicy' in SAVED_LISTS[name])

/**
 * Every key that the app stores in the reader's browser, and its area. Code that writes to storage uses the keys
 * of this list. The demo panel's reset and the test of the privacy policy need the whole
 * list. `tests/faults/storage.spec.ts` uses the app and fails on a key that is not listed.
 */
export const STORAGE_KEYS = {
  ...Object.fromEntries(savedNames.map((name) => [name, local(savedKey(name))])),
  ...Object.fromEntries(drafted.map((name) => [`${name}Draft`, local(draftKey(name))])),
  ...APP_KEYS,
  preview: PREVIEW,
}

function local(key: string): StorageEntry {
  return { key, area: 'localStorage' }
}
