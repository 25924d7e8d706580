import type { ReactNode } from 'react'
import type { Editable } from '@/admin/editableList/EditableRow'
import type { ItemField } from '@/admin/editableList/FieldControl'
import type { SavedStore } from '@/lib/savedStore'

/** The definition of a kind of curated items (Spec §3): everything the generic curation screen needs. */
export type CurationKind<Item extends Editable> = {
  /** used in the log, in the address of its tab and in the ids of new items */
  id: string
  /** «المقاطع الرائجة» */
  title: string
  addLabel: string
  removeQuestion: string
  empty: { title: string; text: string }
  store: SavedStore<readonly Item[]>
  /**
   * a new item without id and order (Spec §4: default placeholder values); call it only in event
   * handlers, since it may read the clock
   */
  defaults: () => Omit<Item, 'id' | 'order'>
  nameOf: (item: Item) => string
  media: (item: Item) => ReactNode
  heading: (item: Item) => ReactNode
  meta: (item: Item) => ReactNode[]
  fields: readonly ItemField<Item>[]
}
