import { inOrder, isDirty } from '@/lib/editableList'
import { type LoggedItem, rebase } from '@/lib/listChanges'
import type { Editable } from './EditableRow'

/** `rebase` for the items of a screen, which are plain objects: the edits from `base` to `mine`, made in `now`. */
export const rebaseItems = <Item extends Editable>(
  ...versions: [base: readonly Item[], mine: readonly Item[], now: readonly Item[]]
) =>
  rebase(
    ...(versions as unknown as [
      readonly LoggedItem[],
      readonly LoggedItem[],
      readonly LoggedItem[],
    ]),
  ) as unknown as readonly Item[]

/** What a save stores after its answer: the edits that were sent, made in what another tab saved while it was awaited. */
export const mergeIntoSaved = <Item extends Editable>(
  base: readonly Item[],
  sent: readonly Item[],
  now: readonly Item[],
): readonly Item[] => (isDirty(inOrder(now), base) ? rebaseItems(base, sent, now) : sent)
