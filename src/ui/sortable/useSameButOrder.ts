import { useState } from 'react'
import type { Ordered } from '@/lib/editableList'

/**
 * The item as it was last drawn, while nothing but its order changes: so that a row which only moves need
 * not be drawn again. Its `order` is stale; whoever needs that reads the item itself.
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
