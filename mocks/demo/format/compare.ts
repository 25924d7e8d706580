import type { DataName, DemoData } from '@mocks/backend/data/dataKeys'
import { isItem, shippedValue, storedText, valueIn } from '@mocks/backend/data/packData'
import { isEqual } from '@/lib/isEqual'
import { isRecord } from '@/lib/isRecord'
import type { RecordedCall, Tour } from './recording'

/** A moment in ISO 8601, and an id that this browser made of the time (`newId`, the change log). */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g
const MADE_ID = /\b((?:[a-z]+-)*)([0-9a-z]{8})-[0-9a-z]+\b/g
const NEW = 'جديد'

/** The same for two replays: without moments and ids of now, and the picture of a new user, which is random (Spec §9). */
function comparable(text: string, start: string): string {
  const begun = Date.parse(start)
  const withoutTimes = text
    .replace(MOMENT, (moment) => (Date.parse(moment) >= begun ? NEW : moment))
    .replace(MADE_ID, (id: string, kind: string, time: string) =>
      Number.parseInt(time, 36) >= begun ? kind + NEW : id,
    )
  return JSON.stringify(
    JSON.parse(withoutTimes, (_, value: unknown) => {
      if (!isRecord(value)) return value
      const isNew = 'id' in value && String(value.id).endsWith(NEW)
      const members = Object.entries(value).filter(([name]) => !isNew || name !== 'avatar')
      // Parsing a stored value changes the order of its keys.
      return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }),
  )
}

export const callLine = (call: Pick<RecordedCall, 'method' | 'path' | 'outcome'>): string =>
  `${call.method} ${call.path} ${call.outcome === 'noAnswer' ? '×' : call.outcome}`

const callLines = ({ calls }: Pick<Tour, 'calls'>): string[] =>
  calls.filter(({ step }) => step >= 0).map(callLine)

export async function differences(
  tour: Tour,
  now: { address: string; data: DemoData; calls: readonly string[] },
): Promise<string[]> {
  const { start, end } = tour
  const recorded = callLines(tour)
  const [before, after] = await Promise.all(
    [end.data, now.data].map((data) => savedData(start, data)),
  )
  return [
    now.address !== end.address &&
      `انتهت عند \u2068${now.address}\u2069، لا \u2068${end.address}\u2069.`,
    !isEqual(before, after) && 'البيانات غير ما سُجّل.',
    !isEqual(recorded, now.calls) && `الطلبات ${now.calls.length}، وفي التسجيل ${recorded.length}.`,
  ].filter((text) => text !== false)
}

/** Of a list whose items have ids, those that have not changed are their ids. */
type SavedData = Partial<Record<DataName, unknown>>

/** Moments and ids that were made since the start are «جديد». The change log repeats what the lists say. */
async function savedData(
  start: Pick<Tour['start'], 'at' | 'data'>,
  data: DemoData,
): Promise<SavedData> {
  const { changeLog: _, ...now } = data
  const names = Object.keys({ ...start.data, ...now }) as DataName[]
  const comparableOf = async (texts: DemoData, name: DataName) =>
    valueIn(name, comparable(texts[name] ?? storedText(name, await shippedValue(name)), start.at))
  const entries = names.map(async (name) => {
    const [first, last] = await Promise.all([
      comparableOf(start.data, name),
      comparableOf(now, name),
    ])
    return isEqual(first, last) ? [] : [[name, withoutUnchanged(last, first)] as const]
  })
  return Object.fromEntries((await Promise.all(entries)).flat())
}

function withoutUnchanged(value: unknown, before: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(before)) return value
  return value.map((item) =>
    isItem(item) && before.some((other) => isEqual(item, other)) ? item.id : item,
  )
}
