import { useCallback } from 'react'
import type { SavedStore } from '@/lib/savedStore'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'

/**
 * A list of the repository whose edits are saved at once, and `change`, which receives a pure edit. The edit gets what
 * any tab saved last, so that two tabs do not overwrite each other. `change` returns whether the browser stored the
 * result; if not, a toast says so, and a toast that follows must say it too (`storedText`). `save` is `saveList` for a
 * list in the change log; it and the store must be the same on every render.
 */
export function useSavedList<T>(
  store: Pick<SavedStore<T>, 'get' | 'subscribe' | 'shipped'> & { save: (next: T) => boolean },
  save: (next: T) => boolean = store.save,
) {
  const value = useStore(store)
  const change = useCallback(
    (edit: (now: T) => T): boolean => {
      const isStored = save(edit(store.get()))
      sayIfNotStored(isStored)
      return isStored
    },
    [store, save],
  )
  return [value, change] as const
}
