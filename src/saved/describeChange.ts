import { FIELD_NAMES } from '@/content/admin/fieldNames'
import { parentSections } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import { counted, plural } from '@/lib/arabic'
import { excerpt } from '@/lib/excerpt'
import { quoted } from '@/lib/isolated'
import { isRecord } from '@/lib/isRecord'
import { changedItems, hasMoved, type ItemChange, type ListChange } from '@/lib/listChanges'
import { changedFields } from '@/lib/rebase'
import type { LogPlace } from './changeLog'
import { valueText } from './fieldValues'
import { SAVED_LISTS } from './registry'

const ITEMS = counted('عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر')
const EDITED = 'عُدّل'
const REMOVED = 'حُذف'

/** One sentence about a change: «حُذف «راديو قديم»», «حُذف 3 عناصر، منها «راديو قديم»», «أُعيد الترتيب». */
export function describeChange({ list, ...change }: ListChange & { list: string }): string {
  if (list === 'systemSettings') return 'عُدّلت إعدادات النظام'
  const items = changedItems(change).map(describeItem)
  const [first] = items
  if (!first) return 'أُعيد الترتيب'
  if (items.length === 1) return first.text
  const [all, ofThem] = [plural(items.length, ITEMS), items.length === 2 ? 'منهما' : 'منها']
  if (items.every(({ verb }) => verb === first.verb))
    return `${first.verb} ${all}، ${ofThem} ${first.name}`
  // A removal, which an editor looks for, is the first.
  return `تغيّر ${all}، ${first.verb === REMOVED ? `و${REMOVED} ` : ''}${ofThem} ${first.name}`
}

/** The lines of a change, for `ui/lists/ChangeList`. Of a single item the sentence of `describeChange` says the rest. */
export function changeLines(change: ListChange) {
  const items = changedItems(change).map(describeItem)
  const [first] = items
  return {
    items: items.length > 1 ? items : first?.fields.length ? [{ ...first, text: '' }] : [],
    hasMoved: hasMoved(change) && items.length > 0,
  }
}

/** What happened to an item, its name, and of an edited one the fields that changed. */
function describeItem({ id, before, after }: ItemChange) {
  const isToggled = before && after && changedFields(before, after).join() === 'isActive'
  const toggle = after?.isActive ? 'فُعّل' : 'عُطّل'
  const verb = !before ? 'أُضيف' : !after ? REMOVED : isToggled ? toggle : EDITED
  const title = NAMES.map((field) => (after ?? before)?.[field]).find((value) => value)
  const name = quoted(excerpt(typeof title === 'string' ? title : id))
  const fields = verb === EDITED ? fieldChanges(before, after) : []
  return { id, verb, name, text: `${verb} ${name}`, fields }
}

/** The fields that can name an item, the best first; every item that is saved has one of them. */
const NAMES = ['subject', 'titleAr', 'contentAr', 'nameAr', 'title', 'source', 'name', 'username']

/**
 * The changed fields with their values as texts. A field that has fields of its own, the `whole` of these, is named with
 * each that changed and has a name.
 */
function fieldChanges(
  before: unknown,
  after: unknown,
  whole?: string,
): { name: string; before: string; after: string }[] {
  if (!isRecord(before) || !isRecord(after)) return []
  return changedFields(before, after).flatMap((field) => {
    const own = FIELD_NAMES[field]
    if (whole && !own) return []
    const name = whole ? `${whole} (${own})` : (own ?? field)
    const parts = whole ? [] : fieldChanges(before[field], after[field], name)
    if (parts.length > 0) return parts
    const [was, is] = [valueText(field, before[field]), valueText(field, after[field])]
    return [{ name, before: was, after: is }]
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
