import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { loadList, valueIn } from '@mocks/backend/data/packData'
import { diff, type ListChange } from '@/lib/listChanges'
import type { LoggedItem } from '@/lib/rebase'
import type { Change } from '@/saved/changeLog'
import { describeChange, placeTitle } from '@/saved/describeChange'
import { followName } from '@/saved/followName'
import { changesOf } from '@/saved/items'

type PlaceChange = { name: DataName; title: string; change: ListChange }

export type EntryText = { text: string; places: readonly PlaceChange[] }

/** These are not lists but the fields of a form, or a switch. */
const SINGLE: readonly string[] = ['profile', 'settings', 'adminMenu']

export async function describeEntry(before: DemoData, after: DemoData): Promise<EntryText> {
  const names = dataNames.filter((name) => before[name] !== after[name] && name !== 'changeLog')
  const changes = await Promise.all(
    names.map(async (name) => {
      const [from, to] = await Promise.all([valueAt(before, name), valueAt(after, name)])
      const changes: Change[] =
        name === 'messages' ? [{ before: from, after: to }] : await changesOf(name, from, to)
      return changes.flatMap(({ part, ...values }) => {
        const title = name === 'messages' ? 'رسائل التواصل' : placeTitle({ list: name, part })
        const change = diff(toItems(values.before, name), toItems(values.after, name))
        return change ? [{ name, title, change }] : []
      })
    }),
  )
  const places = changes.flat()
  const texts = places.map(
    ({ name, title, change }) =>
      `${title}: ${SINGLE.includes(name) ? 'عُدّلت' : describeChange({ list: name, ...change })}`,
  )
  return { text: texts.join('؛ ') || 'تغيير لا يظهر في البيانات', places }
}

async function valueAt(data: DemoData, name: DataName): Promise<unknown> {
  const text = data[name]
  return text === undefined ? (await loadList(name)).shipped() : valueIn(text)
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
