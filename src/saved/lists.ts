import type { AnySavedStore } from '@/lib/savedStore'
import { SAVED_LISTS } from './registry'

export type SavedList = { store: AnySavedStore; title: string }

/** Every list of the repository, with the content of the whole back office. */
export const savedLists: readonly SavedList[] = await Promise.all(
  Object.values(SAVED_LISTS).map(async ({ title, load }) => ({ title, store: await load() })),
)
