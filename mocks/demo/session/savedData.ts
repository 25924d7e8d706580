import type { DataName, DemoData } from '@mocks/backend/data/dataKeys'
import { textOf, valueIn } from '@mocks/backend/data/packData'
import { seed } from '@mocks/backend/data/seed'
import { isEqual } from '@/lib/isEqual'
import { savedLists } from '@/saved/lists'
import { comparableData } from './comparable'
import type { Tour } from './recording'

/**
 * What a test can compare: of a list the items that have changed with what is different, and new ones whole. Where the
 * order is another one, also the ids of the others, in their order.
 */
export type SavedData = Partial<Record<DataName, unknown>>

/**
 * Returns what the data have that they did not have where a tour began. Moments and ids that were made since then are
 * «جديد». Without the change log, which repeats what the lists say.
 */
export function savedData(start: Pick<Tour['start'], 'at' | 'data'>, data: DemoData): SavedData {
  const { changeLog: _, ...now } = data
  const names = Object.keys({ ...start.data, ...now }) as DataName[]
  const values = (texts: DemoData) => {
    const whole = names.map((name) => [name, texts[name] ?? textOf(name, shipped(name))])
    return comparableData(Object.fromEntries(whole), { start })
  }
  const [before, after] = [values(start.data), values(now)]
  return Object.fromEntries(
    names.flatMap((name) => {
      const [first, last] = [before, after].map((texts) => valueIn(name, texts[name] ?? ''))
      return isEqual(first, last) ? [] : [[name, withoutUnchanged(last, first)]]
    }),
  )
}

/** A name without text is as it ships. */
const shipped = (name: DataName): unknown =>
  name === 'messages'
    ? seed()
    : savedLists.find(({ store }) => store.name === name)?.store.shipped()

type Item = { id: unknown; [field: string]: unknown }
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value

function withoutUnchanged(value: unknown, before: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(before)) return value
  const isSameOrder =
    value.length === before.length &&
    value.every((item, at) => isItem(item) && item.id === before[at]?.id)
  const items = value.map((item) => {
    const old = isItem(item) && before.find((other) => isItem(other) && other.id === item.id)
    if (!old) return item
    const changed = Object.entries(item).filter(([field, one]) => !isEqual(one, old[field]))
    const gone = Object.keys(old).filter((field) => !(field in item))
    if (changed.length + gone.length === 0) return item.id
    return { id: item.id, ...Object.fromEntries(changed), ...(gone.length > 0 && { gone }) }
  })
  return isSameOrder ? items.filter(isItem) : items
}
