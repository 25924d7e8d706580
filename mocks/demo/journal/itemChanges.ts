import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { shippedValue, valueIn } from '@mocks/backend/data/packData'
import { diff, type ListChange, type LoggedItem } from '@/lib/listChanges'
import { itemsOf, placesIn } from '@/saved/items'
import { placeTitle } from '@/saved/placeTitle'
import { SAVED_LISTS } from '@/saved/registry'

/** What changed in one list, or in one part of it. */
export type PlaceChange = { name: DataName; title: string; change: ListChange }

/**
 * The differences between two states of the data, item by item. Without the change log, whose lines repeat them. A text
 * that the app could not read either counts as nothing.
 */
export async function itemChanges(before: DemoData, after: DemoData): Promise<PlaceChange[]> {
  const names = dataNames.filter((name) => before[name] !== after[name] && name !== 'changeLog')
  const changes = await Promise.all(
    names.map(async (name) => {
      const values = await Promise.all([before, after].map((data) => valueAt(data, name)))
      return (await placesOf(name, values)).flatMap(({ title, items: [from = [], to = []] }) => {
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

type PlaceItems = { title: string; items: (readonly LoggedItem[])[] }

/** The places of a list, each with its items in every one of the values. */
async function placesOf(name: DataName, values: readonly unknown[]): Promise<PlaceItems[]> {
  if (name === 'messages')
    return [{ title: 'رسائل التواصل', items: values.map((value) => toItems(value, name)) }]
  if (name === 'follows') {
    const { followName } = await import('@/saved/followName')
    const named = (value: unknown) =>
      toItems(value, name).map((item) => ({ ...item, name: followName(item.id) }))
    return [{ title: SAVED_LISTS.follows.title, items: values.map(named) }]
  }
  const places = placesIn(name, values)
  if (places.length === 0)
    return [{ title: SAVED_LISTS[name].title, items: values.map((value) => toItems(value, name)) }]
  return Promise.all(
    places.map(async (place) => ({
      title: placeTitle(place),
      items: await Promise.all(values.map((value) => itemsOf(place, value))),
    })),
  )
}

/** Any value as items with ids: messages, stories, a list of words, the fields of a form, a switch. */
function toItems(value: unknown, name: string | number): LoggedItem[] {
  if (!Array.isArray(value))
    return [
      typeof value === 'object' && value !== null
        ? { ...value, id: String(name) }
        : { id: String(name), value },
    ]
  return value.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return { id: String(item) }
    const { id, story } = item as { id?: unknown; story?: unknown }
    return { ...item, id: String(id ?? story ?? index) }
  })
}
