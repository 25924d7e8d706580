import { Info } from 'lucide-react'
import { Icon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'
import { pageHeading } from '@/ui/pageHeading'
import { toast } from '@/ui/toast/toast'
import type { Editable } from './EditableRow'
import { ListDraft } from './ListDraft'
import { OtherTabConflict } from './OtherTabConflict'
import type { SavedEditableList } from './useSavedEditableList'

export type ListNoticesProps<Item extends Editable> = {
  list: SavedEditableList<Item>
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** describes the differences between two versions */
  changesOf: (before: readonly Item[], after: readonly Item[]) => string[]
  /** returns what gets the focus after a choice, which removes the buttons; the page's title by default */
  focusTarget?: () => HTMLElement | null
}

/** The notices above an edited list; `ListNotices` announces them. */
export function ListNoticesContent({
  list,
  subject,
  changesOf,
  focusTarget = pageHeading,
}: ListNoticesProps<Editable>) {
  const { otherTabs, saved, items } = list
  const { theirs, isTaken, keepMine, takeTheirs, takeMerged } = otherTabs
  const decide = (choose: () => void) => {
    choose()
    focusTarget()?.focus()
  }
  return (
    <>
      <ListDraft list={list} subject={subject} decide={decide} />
      {isTaken && (
        <Notice>
          <Icon icon={Info} size="small" />
          <p>{`حُفظت ${subject} من مكان آخر، وهي هنا كما حُفظت.`}</p>
        </Notice>
      )}
      {theirs && (
        <OtherTabConflict
          subject={subject}
          versions={{ base: saved, mine: items, theirs }}
          changesOf={changesOf}
          onKeepMine={() => decide(keepMine)}
          onTakeTheirs={() => decide(takeTheirs)}
          onMerge={(merged) => {
            decide(() => takeMerged(merged))
            toast.info('دُمجت تعديلاتك مع ما حُفظ في النافذة الأخرى، ولم تُحفظ بعد.')
          }}
        />
      )}
    </>
  )
}
