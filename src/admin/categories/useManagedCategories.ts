import { useMemo } from 'react'
import { useSavedList } from '@/admin/useSavedList'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import * as list from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { partOf } from '@/saved/changeLog'
import { savedManagedCategories } from '@/saved/managedCategories'
import { useRemoval } from '@/ui/removal/useRemoval'
import type { CategoryFields } from './categorySchema'
import { createCategory } from './createCategory'

type Categories = readonly ManagedCategory[]

const REMOVED = {
  nameOf: ({ name }: ManagedCategory) => quoted(name),
  /** Spec §8. */
  question: 'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.',
}

/** The categories of a section in this browser, and the actions on them, which are saved at once (D-4). */
export function useManagedCategories(parent: ParentId) {
  const shipped = useMemo(() => managedCategoriesOf(parent), [parent])
  const section = useMemo(() => partOf(savedManagedCategories, parent, shipped), [parent, shipped])
  const [categories, change] = useSavedList<Categories>(section)

  return {
    categories,
    update: (id: string, fields: Partial<CategoryFields>) =>
      change((now) => list.update(now, id, fields)),
    /** `to` is an index from 0 */
    move: (id: string, to: number) => change((now) => list.move(now, id, to)),
    remove: useRemoval<ManagedCategory>(
      (removal) => change((now) => list.renumber(removal(now))),
      REMOVED,
    ),
    /** appended at the end: its order is the highest + 1 (Spec §9); returns whether the browser stored it */
    add(fields: CategoryFields): boolean {
      const id = list.newId('category')
      return change((now) => {
        // A deleted one can come back.
        const isTaken = (slug: string) => [...shipped, ...now].some((one) => one.slug === slug)
        const made = createCategory(parentById(parent), fields, { id, now: new Date(), isTaken })
        return list.add(now, made)
      })
    },
  }
}

/** The four figures above the table (Spec §2). `average` has at most one decimal; without categories it is 0. */
export function categoryStats(categories: readonly ManagedCategory[]) {
  const articles = categories.reduce((sum, { articlesCount }) => sum + articlesCount, 0)
  return {
    total: categories.length,
    active: categories.filter(({ isActive }) => isActive).length,
    articles,
    average: categories.length === 0 ? 0 : Math.round((articles / categories.length) * 10) / 10,
  }
}
