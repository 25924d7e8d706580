import type { PageCategory } from '@/api/pageSettings'
import { inOrder } from '@/lib/editableList'

type Categories = readonly PageCategory[]

/**
 * Describes the differences between two versions of a page's categories, one Arabic sentence per
 * change: added, removed, renamed, switched on or off, sources, order. Empty if there is no
 * difference.
 */
export function categoryChanges(before: Categories, after: Categories): string[] {
  const old = new Map(before.map((category) => [category.id, category]))
  const present = new Set(after.map(({ id }) => id))
  return [
    ...after.filter(({ id }) => !old.has(id)).map(({ name }) => `أُضيفت «${name}»`),
    ...before.filter(({ id }) => !present.has(id)).map(({ name }) => `حُذفت «${name}»`),
    ...after.flatMap((category) => {
      const earlier = old.get(category.id)
      return earlier ? changesOf(earlier, category) : []
    }),
    ...orderChange(before, after),
  ]
}

function changesOf(before: PageCategory, after: PageCategory): string[] {
  const { name } = after
  const added = after.sources.filter((source) => !before.sources.includes(source))
  const removed = before.sources.filter((source) => !after.sources.includes(source))
  return [
    before.name !== name && `تغيّر اسم «${before.name}» إلى «${name}»`,
    before.nameEn !== after.nameEn &&
      `تغيّر الاسم الإنجليزي لفئة «${name}» من «${before.nameEn}» إلى «${after.nameEn}»`,
    before.isActive !== after.isActive && `${after.isActive ? 'فُعّلت' : 'عُطّلت'} «${name}»`,
    ...added.map((source) => `أُضيف المصدر «${source}» إلى «${name}»`),
    ...removed.map((source) => `أُزيل المصدر «${source}» من «${name}»`),
  ].filter((change) => change !== false)
}

/**
 * Compares only the categories that both versions have: an added or removed one moves the others
 * without a change of order.
 */
function orderChange(before: Categories, after: Categories): string[] {
  const idsOf = (categories: Categories, others: Categories) =>
    inOrder(categories)
      .map(({ id }) => id)
      .filter((id) => others.some((other) => other.id === id))
  if (idsOf(before, after).join('\n') === idsOf(after, before).join('\n')) return []
  const names = inOrder(after).map(({ name }) => name)
  return [`أصبح الترتيب: ${names.join('، ')}`]
}
