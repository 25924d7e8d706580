import { plural } from '@/lib/arabic'
import { excerpt } from '@/lib/excerpt'
import {
  changedFields,
  hasMoved,
  type ItemChange,
  idOf,
  type ListChange,
  type LoggedItem,
} from '@/lib/listChanges'
import { FIELD_NAMES } from './fieldNames'

const ITEMS = {
  one: 'عنصر واحد',
  two: 'عنصران',
  few: 'عناصر',
  many: 'عنصرًا',
  other: 'عنصر',
}

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

/** The name by which an editor knows an item. */
export function nameOf(item: LoggedItem): string {
  const name = NAME_FIELDS.map((field) => item[field]).find((value) => value)
  return excerpt(typeof name === 'string' ? name : item.id)
}

/** One sentence about a change: «حُذف «راديو قديم»», «عُدّلت 3 عناصر», «أُعيد الترتيب». */
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
  if (others.length === 0) return `${verbOf(first)} «${nameOf(itemOf(first))}»`
  return `تغيّر ${plural(items.length, ITEMS)}، منها «${nameOf(itemOf(first))}»`
}

/** The lines of a change, for `ui/ChangeList`. Of a single item the sentence of `describeChange` says the rest. */
export function changeLines(change: ListChange) {
  const isOne = change.items.length === 1
  const items = change.items.map((item) => ({
    id: idOf(item),
    text: isOne ? '' : `${verbOf(item)} «${nameOf(itemOf(item))}»`,
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
    ? changedFields(before, after).map((field) => ({
        name: FIELD_NAMES[field] ?? field,
        before: textOf(before[field]),
        after: textOf(after[field]),
      }))
    : []
}

/** «أُضيف», «حُذف», «فُعّل», «عُطّل» or «عُدّل». */
function verbOf({ before, after }: ItemChange): string {
  if (!before) return 'أُضيف'
  if (!after) return 'حُذف'
  const fields = changedFields(before, after)
  if (fields.length > 1 || fields[0] !== 'isActive') return EDITED
  return after.isActive ? 'فُعّل' : 'عُطّل'
}

/** The item as it is now, or as it was when it was removed. */
export function itemOf({ before, after }: ItemChange): LoggedItem {
  const item = after ?? before
  if (!item) throw new Error('A change without an item')
  return item
}

const LONGEST = 80

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'فارغ'
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا'
  if (Array.isArray(value)) return excerpt(value.map(textOf).join('، ') || 'فارغ', LONGEST)
  if (typeof value === 'object')
    return excerpt(Object.values(value).map(textOf).join('، '), LONGEST)
  return excerpt(String(value), LONGEST)
}
