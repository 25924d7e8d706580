import type { StorageArea } from './storage'

export type StorageEntry = { readonly key: string; readonly area: StorageArea }

/**
 * Every key that the app stores in the reader's browser, and where. Whoever writes one takes its name from
 * here, since three readers need the whole list: the demo panel's reset, its export and import, and the
 * test of the privacy policy. `tests/faults/storage.spec.ts` uses the app and fails on a key that is not listed.
 */
export const STORAGE_KEYS = {
  /** the reader's saved settings; who the reader is, is a part of them (Spec §3) */
  settings: { key: 'settings', area: 'localStorage' },
  /** `light`, `dark` or `system` as a bare word (Spec §2); index.html and vite.config.ts repeat the name in early scripts */
  theme: { key: 'theme', area: 'localStorage' },
  /** whether the admin menu is collapsed */
  adminMenu: { key: 'adminMenu', area: 'localStorage' },
  /** the contact message that is not sent yet; it names a person, so it ends with the tab */
  contactDraft: { key: 'contactDraft', area: 'sessionStorage' },
  /** where each page of this tab's history is scrolled to; TanStack Router writes it under its own name */
  // @workaround @tanstack/react-router: tests/faults/storage.spec.ts
  scrollPositions: { key: 'tsr-scroll-restoration-v1_3', area: 'sessionStorage' },
} as const satisfies Record<string, StorageEntry>
