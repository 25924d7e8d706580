import { createSavedStore } from '@/lib/savedStore'

/** The reader's visits, in ISO 8601; empty for none. */
export type Visit = {
  /** when a page was open for the last time */
  last: string
  /** the end of the visit before this one */
  before: string
}

/** Without a page for half an hour, the next page begins another visit. */
const PAUSE = 30 * 60_000

/** Readers: every public page, to mark what is new since the previous visit (D-35). */
export const savedVisit = createSavedStore<Visit>({
  name: 'visit',
  shipped: () => ({ last: '', before: '' }),
  isValid: ({ last, before }) => isMoment(last) && isMoment(before),
})

/** The visit that a page belongs to which is open at this time. */
export function visitAt(now: number, { last, before }: Visit): Visit {
  const isAnother = now - Date.parse(last) > PAUSE
  return { last: new Date(now).toISOString(), before: isAnother ? last : before }
}

const isMoment = (text: string) => text === '' || !Number.isNaN(Date.parse(text))
