import { useMemo, useRef, useState } from 'react'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import * as list from '@/lib/editableList'
import { addedCategory } from './addedCategory'
import type { CategoryFields } from './categorySchema'

type Edit = (categories: readonly ManagedCategory[]) => ManagedCategory[]

/**
 * The categories of a section and what an editor may do with them. All of it is this page's own and gone
 * on reload (decision 4); a section keeps its edits while another one is looked at.
 */
export function useManagedCategories(parent: ParentId) {
  const [edited, setEdited] = useState<Partial<Record<ParentId, ManagedCategory[]>>>({})
  const added = useRef(0)
  const samples = useMemo(() => managedCategoriesOf(parent), [parent])

  const apply = (edit: Edit) =>
    setEdited((now) => ({ ...now, [parent]: edit(now[parent] ?? managedCategoriesOf(parent)) }))

  return {
    categories: edited[parent] ?? samples,
    /** at the end: its order is the highest + 1 (Spec §9) */
    add(fields: CategoryFields) {
      added.current += 1
      const id = `added-${added.current}`
      apply((categories) => {
        const isTaken = (slug: string) => categories.some((category) => category.slug === slug)
        const made = addedCategory(parentById(parent), fields, { id, now: new Date(), isTaken })
        return list.add(categories, made)
      })
    },
    update: (id: string, fields: CategoryFields) => apply((now) => list.update(now, id, fields)),
    remove: (id: string) => apply((now) => list.remove(now, id)),
    restore: (category: ManagedCategory) => apply((now) => list.restore(now, category)),
    /** to a place counted from 0; the section is renumbered 1..n (Spec §4) */
    move: (id: string, to: number) => apply((now) => list.move(now, id, to)),
  }
}
