import { useEffect, useState } from 'react'

/**
 * Returns the current time, read after mount (null before that, and in HTML made at build time) and again when
 * the tab becomes visible, so that «today» is correct in a tab that was open overnight.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)

  useEffect(() => {
    const read = () => setNow(new Date())
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])

  return now
}
