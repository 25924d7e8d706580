import { useState } from 'react'
import type { Ordered } from '@/lib/editableList'

/**
 * Returns the previous item object as long as only its order changes, so that a row that only moves does not
 * rerender. The `order` of the result may be stale; read it from the item itself.
 */
export function useSameButOrder<Item extends Ordered>(item: Item): Item {
  const [kept, setKept] = useState(item)
  if (kept === item || isSameButOrder(kept, item)) return kept
  setKept(item)
  return item
}

function isSameButOrder<Item extends Ordered>(a: Item, b: Item): boolean {
  const keys = Object.keys(a) as (keyof Item)[]
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key === 'order' || Object.is(a[key], b[key]))
  )
}
