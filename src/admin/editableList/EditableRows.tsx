import type { ReactNode } from 'react'
import { deferHydration } from '@/hydration/deferHydration'
import { isSaved } from '@/lib/savedStore'
import type { Editable } from './EditableRow'
import type { EditableRowsProps } from './SortableRows'

/** The lists that these rows show, each on its screen. */
const LISTS = ['videos', 'channels', 'posts', 'profiles', 'ads', 'pageCategories'] as const

/**
 * The rows of an editable list, which can be reordered (Spec §4). `kind` defines how an item is
 * rendered.
 */
export const EditableRows = deferHydration(
  () => import('./SortableRows').then((it) => it.SortableRows),
  () => LISTS.some(isSaved),
  // `deferHydration` loses the type parameter.
) as unknown as <Item extends Editable>(props: EditableRowsProps<Item>) => ReactNode
