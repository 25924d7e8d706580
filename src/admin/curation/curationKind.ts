import type { ReactNode } from 'react'
import type { Editable } from '../editableList/EditableRow'

type KeysOf<Item, Value> = {
  [Key in keyof Item & string]: Item[Key] extends Value ? Key : never
}[keyof Item & string]

/** How a field is typed in: its control follows from its kind. */
export type CurationField<Item> = { label: string; isWide?: boolean; hint?: string } & (
  | {
      /** `latin` is written left to right; `link` opens only if http(s); `picture` is an address too */
      kind: 'text' | 'latin' | 'long' | 'longLatin' | 'date' | 'link' | 'picture'
      key: KeysOf<Item, string>
    }
  | { /** a whole number from 0 */ kind: 'count'; key: KeysOf<Item, number> }
  | { kind: 'flag'; key: KeysOf<Item, boolean> }
)

/** What a kind of curated item is (Spec §3): the one screen of curation knows no more of it than this. */
export type CurationKind<Item extends Editable> = {
  /** names it in the log, in the address of its tab and in the ids of new items */
  id: string
  /** «الفيديوهات الرائجة» */
  title: string
  addLabel: string
  removeQuestion: string
  empty: { title: string; text: string }
  sample: readonly Item[]
  /** a new item but its id and order (Spec §4: default placeholder values); only for events, it may read the clock */
  defaults: () => Omit<Item, 'id' | 'order'>
  nameOf: (item: Item) => string
  media: (item: Item) => ReactNode
  heading: (item: Item) => ReactNode
  meta: (item: Item) => ReactNode[]
  fields: readonly CurationField<Item>[]
}
