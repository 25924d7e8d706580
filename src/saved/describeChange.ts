import { parentSections } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import { counted, plural } from '@/lib/arabic'
import { excerpt } from '@/lib/excerpt'
import { quoted } from '@/lib/isolated'
import {
  changedFields,
  hasMoved,
  type ItemChange,
  idOf,
  type ListChange,
  type LoggedItem,
} from '@/lib/listChanges'
import type { LogPlace } from './changeLog'
import { FIELD_NAMES } from './fieldNames'
import { valueText } from './fieldValues'
import { SAVED_LISTS } from './registry'

const ITEMS = counted('عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر')

/** The fields that can name an item, the best first; every item that is saved has one of them. */
const NAME_FIELDS = [
  'subject',
  'titleAr',
  'contentAr',
  'nameAr',
  'title',
  'source',
  'name',
  'username',
  'siteName',
]

function nameOf(item: LoggedItem): string {
  const name = NAME_FIELDS.map((field) => item[field]).find((value) => value)
  return excerpt(typeof name === 'string' ? name : item.id)
}

/** One sentence about a change: «حُذف «راديو قديم»», «حُذف 3 عناصر، منها «راديو قديم»», «أُعيد الترتيب». */
export function describeChange({
  list,
  change: { items },
}: {
  list: string
  change: ListChange
}): string {
  const [first, ...others] = items
  if (list === 'systemSettings') return 'عُدّلت إعدادات النظام'
  if (!first) return 'أُعيد الترتيب'
  if (others.length === 0) return `${verbOf(first)} ${quoted(nameOf(itemOf(first)))}`
  const all = plural(items.length, ITEMS)
  const ofThem = items.length === 2 ? 'منهما' : 'منها'
  const name = (item: ItemChange) => quoted(nameOf(itemOf(item)))
  const verbs = new Set(items.map(verbOf))
  if (verbs.size === 1) return `${verbOf(first)} ${all}، ${ofThem} ${name(first)}`
  // A removal is what an editor looks for.
  const removed = items.find(({ after }) => !after)
  if (removed) return `تغيّر ${all}، وحُذف ${ofThem} ${name(removed)}`
  return `تغيّر ${all}، ${ofThem} ${name(first)}`
}

/** The lines of a change, for `ui/lists/ChangeList`. Of a single item the sentence of `describeChange` says the rest. */
export function changeLines(change: ListChange) {
  const isOne = change.items.length === 1
  const items = change.items.map((item) => ({
    id: idOf(item),
    text: isOne ? '' : `${verbOf(item)} ${quoted(nameOf(itemOf(item)))}`,
    fields: fieldChanges(item),
  }))
  return {
    items: items.filter(({ text, fields }) => text !== '' || fields.length > 0),
    hasMoved: hasMoved(change) && change.items.length > 0,
  }
}

const EDITED = 'عُدّل'

/** A field of a changed item with its values as texts. */
export type FieldChange = { name: string; before: string; after: string }

/** What changed in the fields of an item; nothing where the verb says it all. */
const fieldChanges = (change: ItemChange): FieldChange[] => {
  const { before, after } = change
  return before && after && verbOf(change) === EDITED
    ? changedFields(before, after).flatMap((field) =>
        partsOf(field, [before[field], after[field]]).map(({ name, values: [was, now] }) => ({
          name,
          before: was,
          after: now,
        })),
      )
    : []
}

type Part = { name: string; values: readonly [before: string, after: string] }

/** A field that has fields of its own is named with each that changed and has a name. */
function partsOf(field: string, [before, after]: readonly [unknown, unknown]): Part[] {
  const name = FIELD_NAMES[field] ?? field
  if (isRecord(before) && isRecord(after)) {
    const parts = changedFields(before, after).flatMap((part) => {
      const own = FIELD_NAMES[part]
      return own
        ? [{ name: `${name} (${own})`, values: textsOf(part, before[part], after[part]) }]
        : []
    })
    if (parts.length > 0) return parts
  }
  return [{ name, values: textsOf(field, before, after) }]
}

const textsOf = (field: string, before: unknown, after: unknown) =>
  [valueText(field, before), valueText(field, after)] as const

/** Also the part of an item, which has no id. */
const isRecord = (value: unknown): value is LoggedItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** «أُضيف», «حُذف», «فُعّل», «عُطّل» or «عُدّل». */
function verbOf({ before, after }: ItemChange): string {
  if (!before) return 'أُضيف'
  if (!after) return 'حُذف'
  const fields = changedFields(before, after)
  if (fields.length > 1 || fields[0] !== 'isActive') return EDITED
  return after.isActive ? 'فُعّل' : 'عُطّل'
}

function itemOf({ before, after }: ItemChange): LoggedItem {
  const item = after ?? before
  if (!item) throw new Error('A change without an item')
  return item
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
