import { useNow } from './useNow'

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
