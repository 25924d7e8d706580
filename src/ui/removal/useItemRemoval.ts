import { removalOf } from '@/lib/restoreItems'
import { useRemoval } from './useRemoval'

type Names = {
  /** what is removed, after «حذف»: «المستخدم ليان» */
  question: string
  /** the same as the subject of «حُذف» */
  done?: string
}

/**
 * `useRemoval` for items of a list whose edits are saved at once: `change` receives a pure edit, and returns whether the
 * browser stored the result. The returned function resolves to true if it removed.
 */
export function useItemRemoval<Item extends { id: string }>(
  change: (edit: (now: readonly Item[]) => readonly Item[]) => boolean,
): (ids: readonly string[], names: Names) => Promise<boolean> {
  const confirmAndRemove = useRemoval()
  return (ids, { question, done = question }) => {
    const { remove, restore } = removalOf<Item>(new Set(ids))
    return confirmAndRemove({
      question: `هل تريد حذف ${question}؟`,
      done: `حُذف ${done}.`,
      rowIds: ids,
      remove: () => change(remove),
      restore: () => change(restore),
    })
  }
}
