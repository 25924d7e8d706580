import { Info } from 'lucide-react'
import type { PageCategory } from '@/api/pageSettings'
import { Icon } from '@/ui/icons'
import { lazyWithPreload, usePreloadOnInteraction } from '@/ui/lazyWithPreload'
import { Notice } from './Notice'
import type { OtherTabsEdits } from './useOtherTabsEdits'

const OtherTabConflict = lazyWithPreload(() =>
  import('./OtherTabConflict').then((it) => it.OtherTabConflict),
)

type Categories = readonly PageCategory[]

type Props = {
  edits: OtherTabsEdits
  /** the saved categories that both tabs started from */
  saved: Categories
  mine: Categories
  /** called after a choice, which removes the buttons: the caller must move the focus */
  onDecided: () => void
}

/**
 * Says that another tab has saved the page that is being edited, and lets the editor choose a
 * version.
 */
export function OtherTabNotice({ edits, saved, mine, onDecided }: Props) {
  const { theirs, isTaken, keepMine, takeTheirs } = edits
  usePreloadOnInteraction(OtherTabConflict)
  const decide = (choose: () => void) => () => {
    choose()
    onDecided()
  }
  return (
    <>
      <div role="status">
        {isTaken && (
          <Notice>
            <Icon icon={Info} size="small" />
            <p>حُفظت هذه الصفحة في نافذة أخرى، وهذه فئاتها كما حُفظت هناك.</p>
          </Notice>
        )}
      </div>
      {theirs && (
        <OtherTabConflict
          isRequested
          saved={saved}
          mine={mine}
          theirs={theirs}
          onKeepMine={decide(keepMine)}
          onTakeTheirs={decide(takeTheirs)}
        />
      )}
    </>
  )
}
