import type { DemoData } from '@mocks/backend/data/dataKeys'
import type { RecordedCall, Tour } from './recording'

/** A moment in ISO 8601, and an id that this browser made of the time (`newId`, the change log). */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g
const MADE_ID = /\b((?:[a-z]+-)*)([0-9a-z]{8})-[0-9a-z]+\b/g
const NEW = 'جديد'

/**
 * The data in a form that is the same for two replays of a tour: without the moments and the ids that are made while
 * it is played, and without the picture of a new user, which is random (Spec §9).
 */
export function comparableData(
  data: DemoData,
  { start }: { start: Pick<Tour['start'], 'at'> },
): DemoData {
  const begun = Date.parse(start.at)
  const withoutTimes = (text: string) =>
    text
      .replace(MOMENT, (moment) => (Date.parse(moment) >= begun ? NEW : moment))
      .replace(MADE_ID, (id: string, kind: string, time: string) =>
        Number.parseInt(time, 36) >= begun ? kind + NEW : id,
      )
  const entries = Object.entries(data).map(([name, text]) => [
    name,
    withoutPictures(JSON.parse(withoutTimes(text))),
  ])
  return Object.fromEntries(
    entries.map(([name, value]) => [name, JSON.stringify(value)]).toSorted(),
  )
}

function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures)
  if (typeof value !== 'object' || value === null) return value
  const isNew = 'id' in value && String(value.id).endsWith(NEW)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isNew || name !== 'avatar')
      // Parsing a stored value changes the order of its keys.
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, withoutPictures(one)]),
  )
}

/** A call as one line: «PUT /api/contact-messages/7/status 200». */
export const callLine = ({
  method,
  path,
  outcome,
}: Pick<RecordedCall, 'method' | 'path' | 'outcome'>): string =>
  `${method} ${path} ${outcome === 'noAnswer' ? '×' : outcome}`

/** What differs at the end of a replay from the end of the recording, in Arabic; nothing if it was exact. */
export function differences(
  tour: Tour,
  now: { address: string; data: DemoData; calls: readonly string[] },
): string[] {
  const found: string[] = []
  if (now.address !== tour.end.address)
    found.push(
      `انتهت عند \u2068${now.address}\u2069، والتسجيل عند \u2068${tour.end.address}\u2069.`,
    )
  const [before, after] = [tour.end.data, now.data].map((data) => comparableData(data, tour))
  if (JSON.stringify(before) !== JSON.stringify(after)) found.push('البيانات غير ما سُجّل.')
  const recorded = tour.calls.filter(({ step }) => step >= 0).map(callLine)
  if (recorded.join('\n') !== now.calls.join('\n'))
    found.push(`الطلبات ${now.calls.length}، وفي التسجيل ${recorded.length}.`)
  return found
}
