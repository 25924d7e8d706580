import type { ReactNode } from 'react'
import { deferHydration } from '@/hydration/deferHydration'
import type { Editable } from './EditableRow'
import type { EditableRowsProps } from './SortableRows'

/**
 * The rows of an editable list, which can be reordered (Spec §4). `kind` defines how an item is
 * rendered.
 */
export const EditableRows = deferHydration(
  () => import('./SortableRows').then((it) => it.SortableRows),
  // `deferHydration` loses the type parameter.
) as unknown as <Item extends Editable>(props: EditableRowsProps<Item>) => ReactNode
