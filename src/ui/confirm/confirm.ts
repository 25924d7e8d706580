import { createStore } from '@/lib/store'

export type Question = {
  /** exactly the question to be read */
  question: string
  /** the act, on the confirming button: «حذف» */
  confirmLabel: string
  /** what follows from it, if the question does not say so */
  detail?: string
  /** `delete` (the default) is red with a bin; `caution` is for acts that destroy nothing for good */
  tone?: 'delete' | 'caution'
}

type Asked = { id: number; question: Question; answer: (isConfirmed: boolean) => void }

/** The question of the moment. It stays after its answer, closed, until the dialog has faded. */
export const confirmStore = createStore<{ isOpen: boolean; asked: Asked | null }>({
  isOpen: false,
  asked: null,
})

let lastId = 0

/**
 * Asks before an act that cannot be taken back (D-2): `if (await confirm({...})) remove(ad)`.
 * True on the confirming button; false on «إلغاء», Escape and a press outside.
 *
 * One question at a time: a new one answers the open one with false, since it speaks of what the user
 * did last, and an answer to a question from before could act on a page that is gone.
 */
export function confirm(question: Question): Promise<boolean> {
  answer(false)
  return new Promise((resolve) => {
    lastId += 1
    confirmStore.set({ isOpen: true, asked: { id: lastId, question, answer: resolve } })
  })
}

/** Answers the open question; without one it does nothing. */
export function answer(isConfirmed: boolean): void {
  const { isOpen, asked } = confirmStore.get()
  if (!isOpen || !asked) return
  confirmStore.set({ isOpen: false, asked })
  asked.answer(isConfirmed)
}
