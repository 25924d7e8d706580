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

/** A text with today's date is about as wide with this one. */
const SAMPLE_DAY = new Date(2026, 8, 23)

/**
 * A text about today. The HTML of the build cannot contain it: there a transparent text of the same form reserves its
 * place, so that nothing moves after hydration.
 */
export function TodayText({ format }: { format: (now: Date) => string }) {
  const now = useNow()
  if (now) return <span>{format(now)}</span>
  return (
    <span aria-hidden style={{ color: 'transparent', forcedColorAdjust: 'none' }}>
      {format(SAMPLE_DAY)}
    </span>
  )
}
