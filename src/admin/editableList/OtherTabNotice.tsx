import { Info } from 'lucide-react'
import { Icon } from '@/ui/icons'
import { lazyWithPreload, usePreloadOnInteraction } from '@/ui/lazyWithPreload'
import { pageHeading } from '@/ui/pageHeading'
import type { Editable } from './EditableRow'
import { Notice } from './Notice'
import type { SavedEditableList } from './useSavedEditableList'

const OtherTabConflict = lazyWithPreload(() =>
  import('./OtherTabConflict').then((it) => it.OtherTabConflict),
)

type Props<Item extends Editable> = {
  list: SavedEditableList<Item>
  /** what was saved, a feminine noun: «هذه الصفحة» */
  subject: string
  /** describes the differences between two versions */
  changesOf: (before: readonly Item[], after: readonly Item[]) => string[]
  /** returns what gets the focus after a choice, which removes the buttons; the page's title by default */
  focusTarget?: () => HTMLElement | null
}

/**
 * Says that another tab has saved the list that is being edited, and lets the editor choose a
 * version.
 */
export function OtherTabNotice<Item extends Editable>({
  list: { otherTabs, saved, items },
  subject,
  changesOf,
  focusTarget = pageHeading,
}: Props<Item>) {
  const { theirs, isTaken, keepMine, takeTheirs } = otherTabs
  usePreloadOnInteraction(OtherTabConflict)
  const decide = (choose: () => void) => () => {
    choose()
    focusTarget()?.focus()
  }
  return (
    <>
      <div role="status">
        {isTaken && (
          <Notice>
            <Icon icon={Info} size="small" />
            <p>حُفظت {subject} في نافذة أخرى، وهي هنا كما حُفظت هناك.</p>
          </Notice>
        )}
      </div>
      {theirs && (
        <OtherTabConflict
          isRequested
          subject={subject}
          myChanges={() => changesOf(saved, items)}
          theirChanges={() => changesOf(saved, theirs)}
          onKeepMine={decide(keepMine)}
          onTakeTheirs={decide(takeTheirs)}
        />
      )}
    </>
  )
}
