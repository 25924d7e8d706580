import { deriveStore, type ReadableStore, subscribeToAll } from '@/lib/deriveStore'
import { listDrafts } from '@/lib/drafts'
import type { SavedStore } from '@/lib/savedStore'
import { readText, removeText, writeText } from '@/lib/storage'
import { PREVIEW } from '@/lib/storageKeys'
import { createStore } from '@/lib/store'

const { key, area } = PREVIEW

/** Whether this tab shows the unsaved edits of this browser's editors: it was opened by «معاينة» and not ended since. */
const isPreview = createStore(isPreviewTab())

function isPreviewTab(): boolean {
  const isOpened = globalThis.location?.hash === `#${key}`
  // The hash is gone after the first link.
  if (isOpened) writeText(key, 'on', area)
  return isOpened || readText(key, area) === 'on'
}

export function endPreview(): void {
  removeText(key, area)
  isPreview.set(false)
}

const previewedDrafts: ReadableStore<object>[] = []

/** What was saved; in a preview tab with the unsaved edits, which `merge` puts into it. */
export function previewed<T>(
  store: SavedStore<T>,
  merge: (saved: T, draft: T) => T = (_, draft) => draft,
): ReadableStore<T> {
  const drafts = listDrafts(store)
  previewedDrafts.push(drafts)
  return deriveStore([store, drafts, isPreview], () =>
    Object.values(isPreview.get() ? drafts.get() : {}).reduce(
      (shown, draft) => (draft ? merge(shown, draft.value) : shown),
      store.get(),
    ),
  )
}

/** Whether this tab shows unsaved edits now. */
export const showsDraft: ReadableStore<boolean> = {
  get: () =>
    isPreview.get() && previewedDrafts.some((drafts) => Object.values(drafts.get()).some(Boolean)),
  subscribe: (listener) => subscribeToAll([isPreview, ...previewedDrafts], listener),
}
