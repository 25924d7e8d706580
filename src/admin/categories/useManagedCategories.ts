import { useCallback, useMemo, useRef, useState } from 'react'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import * as list from '@/lib/editableList'
import { useListActions } from '@/ui/sortable/useListActions'
import type { CategoryFields } from './categorySchema'
import { createCategory } from './createCategory'

type Categories = readonly ManagedCategory[]

/** Spec §8. */
const DELETE_QUESTION = 'هل تريد حذف هذا التصنيف؟ سيتم حذف جميع المقالات المرتبطة به.'

/**
 * The categories of a section and the actions on them. All changes are local to this page and lost
 * on reload (D-4); a section keeps its changes while another section is shown.
 */
export function useManagedCategories(parent: ParentId) {
  const [edited, setEdited] = useState<Partial<Record<ParentId, Categories>>>({})
  const added = useRef(0)
  const samples = useMemo(() => managedCategoriesOf(parent), [parent])
  const categories = edited[parent] ?? samples

  const change = useCallback(
    (edit: (categories: Categories) => Categories) =>
      setEdited((now) => ({ ...now, [parent]: edit(now[parent] ?? managedCategoriesOf(parent)) })),
    [parent],
  )
  const actions = useListActions<ManagedCategory>(categories, change, {
    nameOf: ({ name }) => name,
    removeQuestion: () => DELETE_QUESTION,
  })

  return {
    ...actions,
    categories,
    /** appended at the end: its order is the highest + 1 (Spec §9) */
    add(fields: CategoryFields) {
      added.current += 1
      const id = `added-${added.current}`
      change((now) => {
        const isTaken = (slug: string) => now.some((category) => category.slug === slug)
        const made = createCategory(parentById(parent), fields, { id, now: new Date(), isTaken })
        return list.add(now, made)
      })
    },
  }
}
