import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/ui/stores/toast'

/** Closes a record that the address names but that does not exist, and says so unless it was deleted here (D-33). */
export function useUnknownRecord(isUnknown: boolean, close: () => unknown, note?: string): void {
  const drop = useEffectEvent(async () => {
    // First, because a navigation removes the toast.
    await close()
    if (note) toast.info(note)
  })
  useEffect(() => {
    if (isUnknown) void drop()
  }, [isUnknown])
}
