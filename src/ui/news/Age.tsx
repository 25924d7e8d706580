import { formatAge, formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/stores/useStore'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

/**
 * The minutes since the page was opened, by which the ages on it are older than in the content. It stays 0 until the
 * automatic refresh changes it (D-35).
 */
export const elapsedMinutes = createStore(0)

/** What was younger than this when the page was opened is new to the reader; 0 on a first visit (D-35). */
export const newMinutes = createStore(0)

/** When what has this age was published, as the ages on the page say. It reads the clock. */
export const publishedAt = (minutes: number): Date =>
  new Date(Date.now() - (minutes + elapsedMinutes.get()) * 60_000)

const atBuildTime = () => 0

type Props = {
  /** when the page was opened */
  minutes: number
  /** the day that editors have given it, `2026-11-20`: it is shown instead; nothing for an empty one */
  day?: string | undefined
}

/**
 * How long ago something was published: «قبل 12 دقيقة», or its day. What is new to the reader has `data-new`, which
 * gets a line beside its item (`ui/theme/display.css`) and so moves nothing (D-35).
 */
export function Age({ minutes, day }: Props) {
  const elapsed = useStore(elapsedMinutes, atBuildTime)
  const isNew = useStore(newMinutes, atBuildTime) > minutes
  if (day !== undefined) return day && <span>{nbspAfterNumbers(formatCalendarDay(day))}</span>
  const text = nbspAfterNumbers(formatAge(minutes + elapsed))
  if (!isNew) return <span>{text}</span>
  return (
    <span data-new title="نُشر بعد زيارتك السابقة">
      <VisuallyHidden>جديد، </VisuallyHidden>
      <span>{text}</span>
    </span>
  )
}
