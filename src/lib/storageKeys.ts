import type { StorageArea } from './storage'

export type StorageEntry = { readonly key: string; readonly area: StorageArea }

const saved = <Name extends string>(name: Name) =>
  ({ key: `saved:${name}`, area: 'localStorage' }) as const

/**
 * Every key that the app stores in the reader's browser, and its area. Code that writes to storage uses the keys
 * of this list. The demo panel's reset, its export and import, and the test of the privacy policy need the whole
 * list. `tests/faults/storage.spec.ts` uses the app and fails on a key that is not listed.
 */
export const STORAGE_KEYS = {
  // What was saved over the sample content, a key for each list (src/saved, ADR-16).
  users: saved('users'),
  newsSources: saved('newsSources'),
  pageCategories: saved('pageCategories'),
  managedCategories: saved('managedCategories'),
  videos: saved('videos'),
  channels: saved('channels'),
  posts: saved('posts'),
  profiles: saved('profiles'),
  ads: saved('ads'),
  systemSettings: saved('systemSettings'),
  profile: saved('profile'),
  interests: saved('interests'),
  follows: saved('follows'),
  savedArticles: saved('savedArticles'),
  /** the reader's saved settings, with name, email, phone and picture (Spec §3) */
  settings: { key: 'settings', area: 'localStorage' },
  /** `light`, `dark` or `system` as a bare word (Spec §2); src/hydration/preboot.ts and vite.config.ts repeat the name in early scripts */
  theme: { key: 'theme', area: 'localStorage' },
  /** whether the admin menu is collapsed */
  adminMenu: { key: 'adminMenu', area: 'localStorage' },
  /** the draft of the contact message; it has personal data, so it lasts only as long as the tab */
  contactDraft: { key: 'contactDraft', area: 'sessionStorage' },
  /** the scroll positions of the tab's history; TanStack Router writes them under its own key */
  // @workaround @tanstack/react-router: tests/faults/storage.spec.ts
  scrollPositions: { key: 'tsr-scroll-restoration-v1_3', area: 'sessionStorage' },
} as const satisfies Record<string, StorageEntry>
