import { useEffect, useState } from 'react'

/** In ms. A day begins at the start of a minute, in every zone. */
const MINUTE = 60_000

/**
 * Calls `read` now, as each minute begins, and when the tab becomes visible, so that «now» and «today» are correct on a
 * page that stays open. Returns a function that ends this.
 */
export function everyMinute(read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    read()
    timer = setTimeout(again, MINUTE - (Date.now() % MINUTE))
  }
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', again)
  }
}

/** Returns the current time of each minute, read after mount: null before that, and in HTML made at build time. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => everyMinute(() => setNow(new Date())), [])
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
