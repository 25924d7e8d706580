import type { DemoData } from '@mocks/backend/data/dataKeys'
import { changedFields } from '@/lib/listChanges'
import { describeChange, itemOf, nameOf } from '@/saved/describeChange'
import { FIELD_NAMES } from '@/saved/fieldNames'
import { itemChanges, type PlaceChange } from './itemChanges'
import type { Entry } from './journalStore'

/** An entry as a sentence, and what it changed. */
export type EntryText = { text: string; places: readonly PlaceChange[] }

/** Describes an entry by the data before and after it. */
export async function describeEntry(
  { kind }: Pick<Entry, 'kind'>,
  before: DemoData,
  after: DemoData,
): Promise<EntryText> {
  const places = await itemChanges(before, after)
  const texts: Record<Entry['kind'], string> = {
    write: describePlaces(places),
    found: 'ما وجده السجل حين بدأ',
    earlier: 'تغييرات أقدم، مجموعة',
    import: 'بيانات من ملف',
    return: 'عودة إلى نقطة سابقة',
  }
  return { text: texts[kind], places }
}

/** Each place with what happened there: a deletion in the second one is as worth knowing as a switch in the first. */
const describePlaces = (places: readonly PlaceChange[]): string =>
  places.map((place) => `${place.title}: ${describePlace(place)}`).join('؛ ') ||
  'تغيير لا يظهر في البيانات'

/** What happened in one place: «وصلت «متى تبدأ النشرة؟»», «عُدّل «راديو قديم»». */
export function describePlace({ name, change }: PlaceChange): string {
  const [item, ...others] = change.items
  const sentence = describeChange({ list: name, change })
  if (!item) return sentence
  if (others.length > 0) {
    const gone = change.items.filter(({ after }) => !after)
    const names = gone.map((one) => `«${nameOf(itemOf(one))}»`).join('، ')
    return gone.length > 0 ? `${sentence}، وحُذف ${names}` : sentence
  }
  if (name === 'messages') return describeMessage(item)
  if (!SINGLE.includes(name)) return sentence
  const fields = item.before && item.after ? changedFields(item.before, item.after) : []
  return fields.map((field) => FIELD_NAMES[field] ?? field).join('، ') || 'عُدّلت'
}

/** These are not lists but the fields of a form, or a switch. */
const SINGLE: readonly string[] = ['profile', 'settings', 'systemSettings', 'adminMenu']

function describeMessage(item: PlaceChange['change']['items'][number]): string {
  const title = `«${nameOf(itemOf(item))}»`
  if (!item.before) return `وصلت ${title}`
  if (!item.after) return `حُذفت ${title}`
  const { before, after } = item
  if (!before.isResolved && after.isResolved) return `حُلّت ${title}`
  if (before.status === after.status) return `عُدّلت ${title}`
  return after.status === 'replied' ? `رُدّ على ${title}` : `قُرئت ${title}`
}
