import { createStore, type Store } from '@/lib/store'

export type ClosedBy = 'back' | 'link' | 'resize'

/** Something that covers the page: a menu, a drawer, a dialog, a question. */
export type Layer = {
  close: (by: ClosedBy) => void
  /** Back was pressed: whether the layer may close. One that went a step back by itself returns false. */
  mayClose: () => boolean | Promise<boolean>
  /** the button of a menu or drawer: when a wider or narrower window no longer shows it, the layer closes */
  opener?: Element | null
}

/** A location of a navigation; `search` is not validated. */
export type LeaveStep = { pathname: string; search: Record<string, unknown> }

/** Unsaved changes of a page. */
export type Guard = {
  /** whether this navigation would lose them */
  leaves: (from: LeaveStep, to: LeaveStep) => boolean
  onLeave: () => void
}

/** The open layers, the topmost last. */
export const layers = createStore<readonly Layer[]>([])
export const guards = createStore<readonly Guard[]>([])

/** Adds an item at the end. Returns a function that removes it. */
export function addTo<T>(store: Store<readonly T[]>, item: T): () => void {
  store.set([...store.get(), item])
  return () => store.set(store.get().filter((one) => one !== item))
}
