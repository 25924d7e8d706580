import type { DemoData } from '@mocks/backend/data/dataKeys'
import { describeChange } from '@/saved/describeChange'
import { itemChanges, type PlaceChange } from './itemChanges'

/** An entry as a sentence, and what it changed. */
export type EntryText = { text: string; places: readonly PlaceChange[] }

/** These are not lists but the fields of a form, or a switch. */
const SINGLE: readonly string[] = ['profile', 'settings', 'adminMenu']

/** Describes an entry by the data before and after it. */
export async function describeEntry(before: DemoData, after: DemoData): Promise<EntryText> {
  const places = await itemChanges(before, after)
  const texts = places.map(
    ({ name, title, change }) =>
      `${title}: ${SINGLE.includes(name) ? 'عُدّلت' : describeChange({ list: name, change })}`,
  )
  return { text: texts.join('؛ ') || 'تغيير لا يظهر في البيانات', places }
}
