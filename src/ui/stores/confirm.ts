import { createStore } from '@/lib/store'

export type ConfirmOptions = {
  /** the complete question in Arabic */
  question: string
  /** the label of the confirming button, a verb: «حذف» */
  confirmLabel: string
  /** the consequence, if the question does not say it */
  detail?: string
  /** `delete` (the default) is red with a bin; `caution` is for actions that destroy nothing permanently */
  tone?: 'delete' | 'caution'
}

/** The current question. After its answer it stays in the store, closed, until the dialog has faded out. */
export const confirmStore = createStore<{
  isOpen: boolean
  pending: { id: number; question: ConfirmOptions; answer: (isConfirmed: boolean) => void } | null
}>({ isOpen: false, pending: null })

/** The id distinguishes two questions with the same text. */
let lastId = 0

/**
 * Asks before an action that cannot be undone (D-2): `if (await confirm({...})) remove(ad)`. Resolves to true
 * on the confirming button, to false on «إلغاء», Escape and a click outside.
 *
 * Only one question is open at a time: a new one resolves the open one to false, because the new one is about
 * the user's latest action, and a late answer to the old one could act on a page that is gone.
 */
export function confirm(question: ConfirmOptions): Promise<boolean> {
  resolveConfirm(false)
  return new Promise((resolve) => {
    lastId += 1
    confirmStore.set({ isOpen: true, pending: { id: lastId, question, answer: resolve } })
  })
}

/** Answers the open question. Does nothing when no question is open. */
export function resolveConfirm(isConfirmed: boolean): void {
  const { isOpen, pending } = confirmStore.get()
  if (!isOpen || !pending) return
  confirmStore.set({ isOpen: false, pending })
  pending.answer(isConfirmed)
}
