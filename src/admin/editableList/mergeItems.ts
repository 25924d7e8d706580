import { type LoggedItem, merge } from '@/lib/listChanges'
import type { Editable } from './EditableRow'

type Logged<Item> = readonly (Item & LoggedItem)[]

/** `merge` for the items of a screen, which are plain objects. */
export const mergeItems = <Item extends Editable>(
  ...versions: [base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]]
): readonly Item[] | null =>
  merge(...(versions as unknown as [Logged<Item>, Logged<Item>, Logged<Item>])) as
    | readonly Item[]
    | null
