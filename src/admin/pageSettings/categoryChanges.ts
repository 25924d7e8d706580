import { listChanges } from '@/admin/editableList/listChanges'
import type { PageCategory } from '@/api/pageSettings'
import { quoted } from '@/lib/isolated'

type Categories = readonly PageCategory[]

/**
 * Describes the differences between two versions of a page's categories, one Arabic sentence per
 * change: added, removed, renamed, switched on or off, sources, order. Empty if there is no
 * difference.
 */
export const categoryChanges = (before: Categories, after: Categories): string[] =>
  listChanges(before, after, ({ name }) => name, {
    added: ({ name }) => `أُضيفت ${quoted(name)}`,
    removed: ({ name }) => `حُذفت ${quoted(name)}`,
    changed: changesOf,
  })

function changesOf(before: PageCategory, after: PageCategory): string[] {
  const { name } = after
  const added = after.sources.filter((source) => !before.sources.includes(source))
  const removed = before.sources.filter((source) => !after.sources.includes(source))
  return [
    before.name !== name && `تغيّر اسم ${quoted(before.name)} إلى ${quoted(name)}`,
    before.nameEn !== after.nameEn &&
      `تغيّر الاسم الإنجليزي لفئة ${quoted(name)} من ${quoted(before.nameEn)} إلى ${quoted(after.nameEn)}`,
    before.isActive !== after.isActive && `${after.isActive ? 'فُعّلت' : 'عُطّلت'} ${quoted(name)}`,
    ...added.map((source) => `أُضيف المصدر ${quoted(source)} إلى ${quoted(name)}`),
    ...removed.map((source) => `أُزيل المصدر ${quoted(source)} من ${quoted(name)}`),
  ].filter((change) => change !== false)
}
