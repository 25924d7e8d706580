import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { restoreItems } from '@/lib/restoreItems'
import type { SavedStore } from '@/lib/savedStore'
import { controlsOf } from '@/ui/marks/controls'
import { toastChange } from '@/ui/stores/notStored'

/**
 * `remove` removes an item from a list of the reader, and offers to undo that. Its button, which had the focus, is gone:
 * that of the row in its place gets it, otherwise of the last row, otherwise what the empty list offers. `list` is the ref
 * of the rows.
 */
export function useRowRemoval<Item>(
  store: SavedStore<readonly Item[]>,
  idOf: (item: Item) => string,
) {
  // It is a `div` or a `ul`.
  const list = useRef<HTMLDivElement & HTMLUListElement>(null)
  function remove(removed: Item, index: number, text: string) {
    const before = store.get()
    const id = idOf(removed)
    const isStored = flushSync(() => store.save(before.filter((item) => idOf(item) !== id)))
    toastChange(text, isStored, {
      label: 'تراجع',
      onClick: () => store.save(restoreItems(store.get(), before, new Set([id]), idOf)),
    })
    const controls = controlsOf(list.current)
    const buttons = controls.filter((control) => control.matches('li > button'))
    const next = buttons[index] ?? buttons.at(-1) ?? controls[0]
    next?.focus()
  }
  return { list, remove }
}
