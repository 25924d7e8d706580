import { parentSections } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import { counted, plural } from '@/lib/arabic'
import { excerpt } from '@/lib/excerpt'
import { quoted } from '@/lib/isolated'
import { isRecord } from '@/lib/isRecord'
import { changedFields, hasMoved, type ItemChange, idOf, type ListChange } from '@/lib/listChanges'
import type { LogPlace } from './changeLog'
import { FIELD_NAMES } from './fieldNames'
import { valueText } from './fieldValues'
import { SAVED_LISTS } from './registry'

const ITEMS = counted('عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر')
const EDITED = 'عُدّل'

/** One sentence about a change: «حُذف «راديو قديم»», «حُذف 3 عناصر، منها «راديو قديم»», «أُعيد الترتيب». */
export function describeChange(entry: { list: string; change: ListChange }): string {
  const { items } = entry.change
  const [first] = items
  if (entry.list === 'systemSettings') return 'عُدّلت إعدادات النظام'
  if (!first) return 'أُعيد الترتيب'
  if (items.length === 1) return `${verbOf(first)} ${nameOf(first)}`
  const all = plural(items.length, ITEMS)
  const ofThem = items.length === 2 ? 'منهما' : 'منها'
  if (items.every((item) => verbOf(item) === verbOf(first)))
    return `${verbOf(first)} ${all}، ${ofThem} ${nameOf(first)}`
  // A removal is what an editor looks for.
  const removed = items.find(({ after }) => !after)
  if (removed) return `تغيّر ${all}، وحُذف ${ofThem} ${nameOf(removed)}`
  return `تغيّر ${all}، ${ofThem} ${nameOf(first)}`
}

/** The lines of a change, for `ui/lists/ChangeList`. Of a single item the sentence of `describeChange` says the rest. */
export function changeLines(change: ListChange) {
  const items = change.items.map((item) => ({
    id: idOf(item),
    text: change.items.length === 1 ? '' : `${verbOf(item)} ${nameOf(item)}`,
    fields: verbOf(item) === EDITED ? fieldChanges(item) : [],
  }))
  return {
    items: items.filter(({ text, fields }) => text !== '' || fields.length > 0),
    hasMoved: hasMoved(change) && change.items.length > 0,
  }
}

/** «أُضيف», «حُذف», «فُعّل», «عُطّل» or «عُدّل». */
function verbOf({ before, after }: ItemChange): string {
  if (!before) return 'أُضيف'
  if (!after) return 'حُذف'
  if (changedFields(before, after).join() !== 'isActive') return EDITED
  return after.isActive ? 'فُعّل' : 'عُطّل'
}

/** The fields that can name an item, the best first; every item that is saved has one of them. */
const NAMES = ['subject', 'titleAr', 'contentAr', 'nameAr', 'title', 'source', 'name', 'username']

function nameOf(change: ItemChange): string {
  const item = change.after ?? change.before
  const name = NAMES.map((field) => item?.[field]).find((value) => value)
  return quoted(excerpt(typeof name === 'string' ? name : idOf(change)))
}

/** A field of a changed item with its values as texts. */
type Fields = Readonly<Record<string, unknown>> | null
type FieldChange = { name: string; before: string; after: string }

/** A field that has fields of its own, the `whole` of these, is named with each that changed and has a name. */
function fieldChanges(
  { before, after }: { before: Fields; after: Fields },
  whole?: string,
): FieldChange[] {
  if (!before || !after) return []
  return changedFields(before, after).flatMap((field) => {
    const own = FIELD_NAMES[field]
    if (whole && !own) return []
    const name = whole ? `${whole} (${own})` : (own ?? field)
    const [was, is] = [before[field], after[field]]
    const parts = !whole && isRecord(was) && isRecord(is) ? { before: was, after: is } : null
    const named = parts ? fieldChanges(parts, name) : []
    if (named.length > 0) return named
    return [{ name, before: valueText(field, was), after: valueText(field, is) }]
  })
}

/** The name of a list, with that of its part: «فئات الصفحات: رياضة». */
export function placeTitle({ list, part }: LogPlace): string {
  const { title } = SAVED_LISTS[list]
  const name =
    list === 'pageCategories'
      ? settingsPageById(part ?? '')?.name
      : parentSections.find(({ id }) => id === part)?.name
  return name ? `${title}: ${name}` : title
}
