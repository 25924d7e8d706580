import { useState } from 'react'
import type { Ordered } from '@/lib/editableList'

/**
 * Returns the previous item object as long as only its order changes, so that a row that only moves does not
 * rerender. The `order` of the result may be stale; read it from the item itself.
 */
export function useStableItem<Item extends Ordered>(item: Item): Item {
  const [stableItem, setStableItem] = useState(item)
  if (stableItem === item || isEqualExceptOrder(stableItem, item)) return stableItem
  setStableItem(item)
  return item
}

function isEqualExceptOrder<Item extends Ordered>(a: Item, b: Item): boolean {
  const keys = Object.keys(a) as (keyof Item)[]
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key === 'order' || Object.is(a[key], b[key]))
  )
}
