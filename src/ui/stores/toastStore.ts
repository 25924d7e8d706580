import { createStore } from '@/lib/store'

/** Spec §9: a closed toast is removed after this time, in ms. */
const TOAST_REMOVE_DELAY = 1_000_000

export type ToastKind = 'success' | 'error' | 'info' | 'removal'

/** A toast in the store. In the fourth state of Spec §4, removed, it is no longer in the store. */
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction
  state: 'added' | 'updated' | 'dismissed'
}

/**
 * An action button of the toast: «تراجع». A click also closes the toast. `onClick` returns false if the browser could not
 * store what it changed, which another toast then says.
 */
export type ToastAction = { label: string; onClick: () => unknown }

/**
 * Creates a store with the states of a toast: added, updated, dismissed, removed (Spec §4). It has at most one toast
 * (Spec §9), which `ToastView` dismisses after its time.
 */
export function createToastStore() {
  const { get, set, subscribe } = createStore<readonly Toast[]>([])
  let lastId = 0

  /** Returns false for a dismissed or unknown toast, which it does not change. */
  function change(id: number, changes: Partial<Toast>): boolean {
    const [toast] = get()
    if (toast?.id !== id || toast.state === 'dismissed') return false
    set([{ ...toast, ...changes }])
    return true
  }

  function remove(id: number) {
    if (get()[0]?.id === id) set([])
  }

  return {
    get,
    subscribe,
    /** Shows a new toast and replaces any other. Returns its id. */
    add(kind: ToastKind, text: string, action?: ToastAction): number {
      lastId += 1
      set([{ id: lastId, kind, text, state: 'added', ...(action && { action }) }])
      return lastId
    },
    /** Changes a visible toast (Spec §4; unused so far). */
    update: (id: number, changes: Partial<Pick<Toast, 'kind' | 'text'>>): void =>
      void change(id, { ...changes, state: 'updated' }),
    /** Closes a toast. It is removed from the store `TOAST_REMOVE_DELAY` later. */
    dismiss(id: number): void {
      if (change(id, { state: 'dismissed' })) setTimeout(remove, TOAST_REMOVE_DELAY, id)
    },
    /** Removes a toast from the store at once. */
    remove,
  }
}
