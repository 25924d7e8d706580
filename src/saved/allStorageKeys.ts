import type { SavedName } from '@/lib/savedNames'
import { APP_KEYS, draftKey, PREVIEW, savedKey } from '@/lib/storageKeys'
import { SAVED_LISTS } from './registry'

export const savedNames = Object.keys(SAVED_LISTS) as SavedName[]

type Lists = typeof SAVED_LISTS
type DraftedName = {
  [Name in SavedName]: Lists[Name] extends { draftPolicy: string } ? Name : never
}[SavedName]

/** The lists that are edited first and saved later: their unsaved edits are stored, too. */
const DRAFTED = savedNames.filter((name): name is DraftedName => 'draftPolicy' in SAVED_LISTS[name])

/**
 * Every key that the app stores in the reader's browser, and its area. Code that writes to storage uses the keys
 * of this list. The demo panel's reset and the test of the privacy policy need the whole
 * list. `tests/faults/storage.spec.ts` uses the app and fails on a key that is not listed.
 */
export const STORAGE_KEYS = {
  ...keysOf(savedNames, (name) => name, savedKey),
  ...keysOf(DRAFTED, (name) => `${name}Draft` as const, draftKey),
  ...APP_KEYS,
  preview: PREVIEW,
}

function keysOf<Name extends SavedName, Entry extends string>(
  names: readonly Name[],
  entryOf: (name: Name) => Entry,
  keyOf: (name: Name) => string,
) {
  const entries = names.map((name) => [entryOf(name), { key: keyOf(name), area: 'localStorage' }])
  return Object.fromEntries(entries) as Record<Entry, { key: string; area: 'localStorage' }>
}
