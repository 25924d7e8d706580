import type { StorageArea } from './storage'

export type StorageEntry = { readonly key: string; readonly area: StorageArea }

/** The app's own keys, without those of the saved lists. */
export const APP_KEYS = {
  /** `light`, `dark` or `system` as a bare word (Spec §2); src/hydration/preboot.ts and mocks/demo/session/early.ts repeat the name, because they run early */
  theme: { key: 'theme', area: 'localStorage' },
  /** the draft of the contact message; it has personal data, so it lasts only as long as the tab */
  contactDraft: { key: 'contactDraft', area: 'sessionStorage' },
  /** the unsaved edits of forms (`formDrafts.ts`), as long as the tab for the same reason */
  formDrafts: { key: 'formDrafts', area: 'sessionStorage' },
  /** the scroll positions of the tab's history; TanStack Router writes them under its own key */
  // @workaround @tanstack/react-router: tests/faults/storage.spec.ts
  scrollPositions: { key: 'tsr-scroll-restoration-v1_3', area: 'sessionStorage' },
} as const satisfies Record<string, StorageEntry>

/** The lists that are saved over the sample content (src/saved, ADR-16). Their values are in `allStorageKeys.ts`. */
export type SavedName =
  | 'users'
  | 'newsSources'
  | 'pageCategories'
  | 'managedCategories'
  | 'videos'
  | 'channels'
  | 'posts'
  | 'profiles'
  | 'ads'
  | 'systemSettings'
  | 'changeLog'
  | 'profile'
  | 'interests'
  | 'follows'
  | 'savedArticles'
  | 'activity'
  | 'rememberedLogin'
  | 'reading'
  | 'visit'
  | 'settings'
  | 'adminMenu'
  | 'tables'
  | 'views'
  | 'replyTemplates'
  | 'recentRecords'

/**
 * The key of a list. Every page reads the reader's settings and visits and the admin menu, so their keys have no prefix:
 * with it `whenSaved.ts` would find that a list was saved.
 */
export const savedKey = (name: SavedName): string =>
  READ_BY_EVERY_PAGE.has(name) ? name : `saved:${name}`

const READ_BY_EVERY_PAGE: ReadonlySet<SavedName> = new Set(['settings', 'adminMenu', 'visit'])

/** The unsaved edits of a list (`src/saved/drafts.ts`). */
export const draftKey = <Name extends SavedName>(name: Name) => `draft:${name}` as const

/** Whether this tab shows the unsaved edits of editors (`src/saved/preview.ts`); also the hash of the links that open it. */
export const PREVIEW = { key: 'preview', area: 'sessionStorage' } as const satisfies StorageEntry
