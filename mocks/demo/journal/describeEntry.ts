import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { shippedValue, valueIn } from '@mocks/backend/data/packData'
import { diff, type ListChange, type LoggedItem } from '@/lib/listChanges'
import { describeChange, placeTitle } from '@/saved/describeChange'
import { followName } from '@/saved/followName'
import { changesOf } from '@/saved/items'
import { SAVED_LISTS } from '@/saved/registry'

type PlaceChange = { name: DataName; title: string; change: ListChange }

type Items = readonly LoggedItem[]

async function itemChanges(before: DemoData, after: DemoData): Promise<PlaceChange[]> {
  const names = dataNames.filter((name) => before[name] !== after[name] && name !== 'changeLog')
  const changes = await Promise.all(
    names.map(async (name) => {
      const values = await Promise.all([valueAt(before, name), valueAt(after, name)])
      return (await placesOf(name, ...values)).flatMap(({ title, from, to }) => {
        const change = diff(from, to)
        return change ? [{ name, title, change }] : []
      })
    }),
  )
  return changes.flat()
}

async function valueAt(data: DemoData, name: DataName): Promise<unknown> {
  const text = data[name]
  return text === undefined ? shippedValue(name) : valueIn(name, text)
}

async function placesOf(
  name: DataName,
  before: unknown,
  after: unknown,
): Promise<{ title: string; from: Items; to: Items }[]> {
  const changes = name === 'messages' ? [] : await changesOf(name, before, after)
  if (changes.length > 0)
    return changes.map((it) => ({ title: placeTitle(it), from: it.before, to: it.after }))
  const title = name === 'messages' ? 'رسائل التواصل' : SAVED_LISTS[name].title
  return [{ title, from: toItems(before, name), to: toItems(after, name) }]
}

/** Any value as items with ids: messages, stories, a list of words, the fields of a form, a switch. */
function toItems(value: unknown, name: DataName): LoggedItem[] {
  if (!Array.isArray(value))
    return [{ ...(typeof value === 'object' ? value : { value }), id: name }]
  return value.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null)
      return { id: String(item), name: followName(String(item)) }
    const { id, story } = item as { id?: unknown; story?: unknown }
    const named = name === 'follows' && { name: followName(String(id)) }
    return { ...item, ...named, id: String(id ?? story ?? index) }
  })
}

export type EntryText = { text: string; places: readonly PlaceChange[] }

/** These are not lists but the fields of a form, or a switch. */
const SINGLE: readonly string[] = ['profile', 'settings', 'adminMenu']

export async function describeEntry(before: DemoData, after: DemoData): Promise<EntryText> {
  const places = await itemChanges(before, after)
  const texts = places.map(
    ({ name, title, change }) =>
      `${title}: ${SINGLE.includes(name) ? 'عُدّلت' : describeChange({ list: name, change })}`,
  )
  return { text: texts.join('؛ ') || 'تغيير لا يظهر في البيانات', places }
}
