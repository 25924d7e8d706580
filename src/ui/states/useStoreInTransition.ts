import { startTransition, useEffect, useState } from 'react'
import type { ReadableStore } from '@/lib/deriveStore'

/**
 * Returns the value of a store, for what may follow a key press or a click: the control that was used is painted first,
 * and a later change replaces a render that has not ended. Handlers read the store itself, since the value may be late.
 */
export function useStoreInTransition<T>({ get, subscribe }: ReadableStore<T>): T {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => startTransition(() => setValue(get))
    follow()
    return subscribe(follow)
  }, [get, subscribe])
  return value
}
