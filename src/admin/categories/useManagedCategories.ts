import { useCallback, useMemo } from 'react'
import { useSavedList } from '@/admin/useSavedList'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import * as list from '@/lib/editableList'
import { newId } from '@/lib/editableList'
import { saveLogged } from '@/saved/changeLog'
import { type ManagedCategories, savedManagedCategories } from '@/saved/managedCategories'
import { useListActions } from '@/ui/sortable/useListActions'
import type { CategoryFields } from './categorySchema'
import { createCategory } from './createCategory'

type Categories = readonly ManagedCategory[]

/** Spec §8. */
const DELETE_QUESTION = 'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.'

/** The categories of a section in this browser, and the actions on them, which are saved at once (D-4). */
export function useManagedCategories(parent: ParentId) {
  const [saved, changeSaved] = useSavedList(savedManagedCategories, saveSections)
  const shipped = useMemo(() => managedCategoriesOf(parent), [parent])
  const categories = saved[parent] ?? shipped

  const change = useCallback(
    (edit: (categories: Categories) => Categories) =>
      changeSaved((now) => {
        const before = now[parent] ?? shipped
        return withSection(now, parent, shipped, edit(before))
      }),
    [changeSaved, parent, shipped],
  )
  const actions = useListActions<ManagedCategory>(categories, change, {
    nameOf: ({ name }) => name,
    removeQuestion: () => DELETE_QUESTION,
  })

  return {
    ...actions,
    categories,
    /** appended at the end: its order is the highest + 1 (Spec §9); returns whether the browser stored it */
    add(fields: CategoryFields): boolean {
      const id = newId('category')
      return change((now) => {
        // A deleted one can come back.
        const isTaken = (slug: string) => [...shipped, ...now].some((one) => one.slug === slug)
        const made = createCategory(parentById(parent), fields, { id, now: new Date(), isTaken })
        return list.add(now, made)
      })
    },
  }
}

/** The saved sections with `next` for one of them, which has no entry while it equals what ships. */
function withSection(
  saved: ManagedCategories,
  parent: ParentId,
  shipped: Categories,
  next: Categories,
): ManagedCategories {
  const { [parent]: _, ...others } = saved
  return list.isDirty(next, shipped) ? { ...others, [parent]: next } : others
}

/** Saves the sections, and logs those that changed. */
function saveSections(store: typeof savedManagedCategories, next: ManagedCategories): boolean {
  const now = store.get()
  const changes = Object.keys({ ...now, ...next }).map((part) => {
    const shipped = managedCategoriesOf(part as ParentId)
    return { part, before: now[part] ?? shipped, after: next[part] ?? shipped }
  })
  return saveLogged(store, next, changes)
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
