import { useEffect, useState } from 'react'

/** The time on the reader's clock, null until after mount; read again when the tab is looked at. */
export function useClock(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const read = () => setNow(new Date())
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return now
}
