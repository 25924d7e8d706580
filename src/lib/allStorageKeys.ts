import { APP_KEYS, type SavedName, savedKey } from './storageKeys'

/** The lists that are saved over the sample content (src/saved, ADR-16). */
const SAVED: Record<SavedName, true> = {
  users: true,
  newsSources: true,
  pageCategories: true,
  managedCategories: true,
  videos: true,
  channels: true,
  posts: true,
  profiles: true,
  ads: true,
  systemSettings: true,
  changeLog: true,
  profile: true,
  interests: true,
  follows: true,
  savedArticles: true,
}

/**
 * Every key that the app stores in the reader's browser, and its area. Code that writes to storage uses the keys
 * of this list. The demo panel's reset, its export and import, and the test of the privacy policy need the whole
 * list. `tests/faults/storage.spec.ts` uses the app and fails on a key that is not listed.
 */
export const STORAGE_KEYS = {
  ...savedKeys(),
  ...APP_KEYS,
}

function savedKeys() {
  const entries = (Object.keys(SAVED) as SavedName[]).map((name) => [
    name,
    { key: savedKey(name), area: 'localStorage' },
  ])
  return Object.fromEntries(entries) as Record<SavedName, { key: string; area: 'localStorage' }>
}
