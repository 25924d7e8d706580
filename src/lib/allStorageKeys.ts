import { APP_KEYS, draftKey, PREVIEW, type SavedName, savedKey } from './storageKeys'

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
  activity: true,
  rememberedLogin: true,
  reading: true,
  visit: true,
  settings: true,
  adminMenu: true,
  tables: true,
  views: true,
  replyTemplates: true,
  recentRecords: true,
}

/** The lists that are edited first and saved later: their unsaved edits are stored, too. */
export const DRAFTED = [
  'videos',
  'channels',
  'posts',
  'profiles',
  'ads',
  'pageCategories',
] as const satisfies readonly SavedName[]

type DraftName = (typeof DRAFTED)[number]

/**
 * Every key that the app stores in the reader's browser, and its area. Code that writes to storage uses the keys
 * of this list. The demo panel's reset, its export and import, and the test of the privacy policy need the whole
 * list. `tests/faults/storage.spec.ts` uses the app and fails on a key that is not listed.
 */
export const STORAGE_KEYS = {
  ...savedKeys(),
  ...draftKeys(),
  ...APP_KEYS,
  preview: PREVIEW,
}

function savedKeys() {
  const entries = (Object.keys(SAVED) as SavedName[]).map((name) => [
    name,
    inBrowser(savedKey(name)),
  ])
  return Object.fromEntries(entries) as Record<SavedName, InBrowser>
}

function draftKeys() {
  const entries = DRAFTED.map((name) => [`${name}Draft`, inBrowser(draftKey(name))])
  return Object.fromEntries(entries) as Record<`${DraftName}Draft`, InBrowser>
}

type InBrowser = { key: string; area: 'localStorage' }

function inBrowser(key: string): InBrowser {
  return { key, area: 'localStorage' }
}
