import { type LoggedItem, merge, rebase } from '@/lib/listChanges'
import type { Editable } from './EditableRow'

type Logged<Item> = readonly (Item & LoggedItem)[]
type Versions<Item> = [base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]]
type LoggedVersions<Item> = [Logged<Item>, Logged<Item>, Logged<Item>]

/** `merge` for the items of a screen, which are plain objects. */
export const mergeItems = <Item extends Editable>(...versions: Versions<Item>) =>
  merge(...(versions as unknown as LoggedVersions<Item>)) as readonly Item[] | null

/** `rebase` for the items of a screen: the edits from `base` to `mine`, made in `theirs`. */
export const rebaseItems = <Item extends Editable>(...versions: Versions<Item>) =>
  rebase(...(versions as unknown as LoggedVersions<Item>)) as unknown as readonly Item[]
