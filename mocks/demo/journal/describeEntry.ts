import type { DemoData } from '@mocks/backend/data/dataKeys'
import { plural } from '@/lib/arabic'
import { changedFields } from '@/lib/listChanges'
import { describeChange, itemOf, nameOf } from '@/saved/describeChange'
import { FIELD_NAMES } from '@/saved/fieldNames'
import { itemChanges, type PlaceChange } from './itemChanges'
import type { Entry } from './journalStore'

const LISTS = {
  one: 'قائمة واحدة',
  two: 'قائمتان',
  few: 'قوائم',
  many: 'قائمة',
  other: 'قائمة',
}

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

function describePlaces([first, ...others]: readonly PlaceChange[]): string {
  if (!first) return 'تغيير لا يظهر في البيانات'
  if (others.length === 0) return `${first.title}: ${describePlace(first)}`
  const ofThem = others.length === 1 ? 'منهما' : 'منها'
  return `تغيّرت ${plural(others.length + 1, LISTS)}، ${ofThem} ${first.title}`
}

/** What happened in one place: «وصلت «متى تبدأ النشرة؟»», «عُدّل «راديو قديم»». */
export function describePlace({ name, change }: PlaceChange): string {
  const [item, ...others] = change.items
  if (!item || others.length > 0) return describeChange({ list: name, change })
  if (name === 'messages') return describeMessage(item)
  if (!SINGLE.includes(name)) return describeChange({ list: name, change })
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
