import { useEffect, useState } from 'react'
import { msUntilTomorrow } from '@/lib/localDay'

/** In ms: a computer that has slept does not ring in time, so the clock is read once an hour. */
const LONGEST = 3_600_000

/**
 * Returns the current time, read after mount (null before that, and in HTML made at build time), at midnight, and when
 * the tab becomes visible, so that «today» is correct on a page that is open overnight.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      clearTimeout(timer)
      const date = new Date()
      setNow(date)
      timer = setTimeout(read, Math.min(msUntilTomorrow(date), LONGEST))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])

  return now
}
