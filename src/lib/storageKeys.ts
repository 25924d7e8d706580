import { EVERY_PAGE_LISTS, type SavedName } from './savedNames'
import type { StorageArea } from './storage'

export type StorageEntry = { readonly key: string; readonly area: StorageArea }

/** The app's own keys, without those of the saved lists. */
export const APP_KEYS = {
  /** `light`, `dark` or `system` as a bare word (Spec §2); src/hydration/preboot.ts and mocks/demo/session/early.ts repeat the name, because they run early */
  theme: { key: 'theme', area: 'localStorage' },
  /** what was typed before the page was hydrated (`hydration/earlyPresses.ts`); it has personal data, so only as long as the tab */
  earlyFields: { key: 'earlyFields', area: 'sessionStorage' },
  /** what was typed into forms (`drafts.ts`), as long as the tab for the same reason */
  formDrafts: { key: 'formDrafts', area: 'sessionStorage' },
  /** which replies are begun, and which contact messages are being sent and sent, without their text, for all tabs */
  draftStates: { key: 'draftStates', area: 'localStorage' },
  /** the scroll positions of the tab's history; TanStack Router writes them under its own key */
  // @workaround @tanstack/react-router: tests/faults/storage.spec.ts
  scrollPositions: { key: 'tsr-scroll-restoration-v1_3', area: 'sessionStorage' },
} as const satisfies Record<string, StorageEntry>

/**
 * The key of a list. Every page reads the reader's settings and visits and the admin menu, so their keys have no prefix:
 * with it `storedNames` would find that a list was saved.
 */
export const savedKey = (name: SavedName): string =>
  EVERY_PAGE_LISTS.some((other) => other === name) ? name : `saved:${name}`

/** The unsaved edits of a list (`src/lib/drafts.ts`). */
export const draftKey = (name: SavedName) => `draft:${name}`

/** Whether this tab shows the unsaved edits of editors (`src/saved/preview.ts`); also the hash of the links that open it. */
export const PREVIEW = { key: 'preview', area: 'sessionStorage' } as const satisfies StorageEntry
