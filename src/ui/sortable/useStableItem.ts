import { useState } from 'react'
import type { Ordered } from '@/lib/editableList'
import { isEqual } from '@/lib/isEqual'

/**
 * Returns the previous item object as long as only its order changes, so that a row that only moves does not
 * rerender. The `order` of the result may be stale; read it from the item itself.
 */
export function useStableItem<Item extends Ordered>(item: Item): Item {
  const [stableItem, setStableItem] = useState(item)
  if (stableItem === item || isEqual({ ...stableItem, order: item.order }, item)) return stableItem
  setStableItem(item)
  return item
}
