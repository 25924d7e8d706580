import { useEffect, useState } from 'react'

/**
 * The time of the page's opening, read after mount (null before it, and in HTML made at build time) and
 * again when the tab is looked at, so that «today» is still today in a tab left open overnight.
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
