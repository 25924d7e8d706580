import { isRecord } from '@/lib/isRecord'
import { createSavedStore, isText, parseList } from '@/lib/savedStore'

export type ReadStory = {
  story: string
  title: string
  place: string
  /** ISO 8601 */
  readAt: string
  /** the age in minutes that the sample gives the story; undefined if it was published on a day of the calendar */
  age?: number | undefined
}

/** The number of stories that are stored; the oldest go first. */
const MAX_READ = 50

/** The stories that the reader opened in this browser, the last one first; readers: `/profile`. */
export const savedActivity = createSavedStore<readonly ReadStory[]>({
  name: 'activity',
  shipped: () => [],
  parse: (value) => parseList(value, isReadStory),
})

/** Adds a story, or moves it to the front. If storage is full, it is only shown until the page is reloaded. */
export function addReadStory(read: ReadStory): void {
  const others = savedActivity.get().filter(({ story }) => story !== read.story)
  savedActivity.save([read, ...others].slice(0, MAX_READ))
}

const MINUTE = 60_000

/**
 * How long ago a story was read, in minutes; null if that would be before it was published: the ages of the sample are
 * the same on every visit.
 */
export function minutesSinceRead({ readAt, age }: ReadStory, now: Date): number | null {
  const minutes = (now.getTime() - Date.parse(readAt)) / MINUTE
  return age !== undefined && minutes > age ? null : minutes
}

function isReadStory(value: unknown): value is ReadStory {
  if (!isRecord(value)) return false
  const { story, title, place, readAt, age } = value
  return (
    [story, title, place, readAt].every(isText) &&
    !Number.isNaN(Date.parse(String(readAt))) &&
    ['undefined', 'number'].includes(typeof age)
  )
}
