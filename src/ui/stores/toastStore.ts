import { createStore, type Store } from '@/lib/store'

/** Spec §9: at most one toast is visible; a closed one is removed after 1,000,000 ms. */
const TOAST_LIMIT = 1
const TOAST_REMOVE_DELAY = 1_000_000
/** D-1: a success or an info closes after this time, in ms; an error stays until it is closed. */
export const TOAST_CLOSE_AFTER = 6000
/** A toast with an action stays open longer, in ms, so that the action can be reached by keyboard (WCAG 2.2.1). */
export const TOAST_OFFER_CLOSE_AFTER = 20_000

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

/** Why a toast stays open longer than its time: the pointer is over it, or the focus is inside it. */
export type Hold = 'pointer' | 'focus'

export type ToastStore = Pick<Store<readonly Toast[]>, 'get' | 'subscribe'> & {
  /** Shows a new toast and replaces any other. Returns its id. */
  add: (kind: ToastKind, text: string, action?: ToastAction) => number
  /** Changes a visible toast and restarts its time (Spec §4; unused so far). Does nothing for a dismissed or unknown id. */
  update: (id: number, change: Partial<Pick<Toast, 'kind' | 'text'>>) => void
  /** Closes a toast. It is removed from the store `TOAST_REMOVE_DELAY` later. */
  dismiss: (id: number) => void
  /** Removes a toast from the store at once. */
  remove: (id: number) => void
  /** Pauses the timer of the visible toast, until every hold is released. */
  hold: (reason: Hold) => void
  release: (reason: Hold) => void
}

/** Creates a store with the states of a toast: added, updated, dismissed, removed (Spec §4, §9). */
export function createToastStore(): ToastStore {
  const toasts = createStore<readonly Toast[]>([])
  const removals = new Map<number, ReturnType<typeof setTimeout>>()
  const holds = new Set<Hold>()
  const clock = createClock()
  let lastId = 0

  const find = (id: number) => toasts.get().find((toast) => toast.id === id)
  const replace = (next: Toast) =>
    toasts.set(toasts.get().map((toast) => (toast.id === next.id ? next : toast)))

  function startClock({ id, kind, action }: Toast) {
    const time = action ? TOAST_OFFER_CLOSE_AFTER : TOAST_CLOSE_AFTER
    clock.reset(kind === 'error' ? null : time, () => dismiss(id))
    if (holds.size === 0) clock.run()
  }

  function add(kind: ToastKind, text: string, action?: ToastAction) {
    lastId += 1
    const toast: Toast = { id: lastId, kind, text, state: 'added', ...(action && { action }) }
    const shown = [toast, ...toasts.get()].slice(0, TOAST_LIMIT)
    for (const { id } of toasts.get()) if (!shown.some((one) => one.id === id)) forget(id)
    // A hold by the pointer or the focus does not carry over: the new toast receives its own events.
    holds.clear()
    toasts.set(shown)
    startClock(toast)
    return toast.id
  }

  function update(id: number, change: Partial<Pick<Toast, 'kind' | 'text'>>) {
    const toast = find(id)
    if (!toast || toast.state === 'dismissed') return
    const updated: Toast = { ...toast, ...change, state: 'updated' }
    replace(updated)
    startClock(updated)
  }

  function dismiss(id: number) {
    const toast = find(id)
    if (!toast || toast.state === 'dismissed') return
    clock.reset(null)
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_DELAY),
    )
    replace({ ...toast, state: 'dismissed' })
  }

  function remove(id: number) {
    const toast = find(id)
    if (!toast) return
    if (toast.state !== 'dismissed') clock.reset(null)
    forget(id)
    toasts.set(toasts.get().filter((one) => one.id !== id))
  }

  function forget(id: number) {
    clearTimeout(removals.get(id))
    removals.delete(id)
  }

  return {
    get: toasts.get,
    subscribe: toasts.subscribe,
    add,
    update,
    dismiss,
    remove,
    hold(reason) {
      holds.add(reason)
      clock.pause()
    },
    release(reason) {
      if (holds.delete(reason) && holds.size === 0) clock.run()
    },
  }
}

/** A timer that can be paused and resumed with the remaining time; with a time of null it never fires. */
function createClock() {
  let left: number | null = null
  let ring = () => {}
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function pause() {
    if (timer === undefined || left === null) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (performance.now() - startedAt))
  }

  return {
    pause,
    reset(time: number | null, onRing: () => void = () => {}) {
      pause()
      left = time
      ring = onRing
    },
    run() {
      if (left === null) return
      startedAt = performance.now()
      timer = setTimeout(() => {
        timer = undefined
        left = null
        ring()
      }, left)
    },
  }
}
