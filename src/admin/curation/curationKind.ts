import type { ReactNode } from 'react'
import type { Editable } from '@/admin/editableList/EditableRow'
import type { SavedStore } from '@/lib/savedStore'

type KeysOf<Item, Value> = {
  [Key in keyof Item & string]: Item[Key] extends Value ? Key : never
}[keyof Item & string]

/** A field of a curated item; its control depends on its kind. */
export type CurationField<Item> = { label: string; isWide?: true; hint?: string } & (
  | {
      /** `latin` is left-to-right text, `handle` too, without its @; `link` opens only if http(s); `picture` is an address too */
      kind: 'text' | 'latin' | 'handle' | 'long' | 'longLatin' | 'date' | 'link' | 'picture'
      key: KeysOf<Item, string>
    }
  | { /** a whole number from 0 */ kind: 'count'; key: KeysOf<Item, number> }
  | { kind: 'flag'; key: KeysOf<Item, boolean> }
)

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
  fields: readonly CurationField<Item>[]
}
