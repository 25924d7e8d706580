import type { EntryText } from '@mocks/demo/journal/describeEntry'
import { jump } from '@mocks/demo/journal/journal'
import type { Actor, Entry } from '@mocks/demo/journal/journalStore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo, useState } from 'react'
import { formatCalendarDay } from '@/lib/dates'
import { localDay, today } from '@/lib/localDay'
import { changeLines } from '@/saved/describeChange'
import { ChangeList } from '@/ui/lists/ChangeList'
import { idleButton } from '@/ui/theme/idleButton'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { storedText } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'

export const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlock: '4px 12px',
  '& button': idleButton({ theme }),
}))

type PointProps = {
  entry: Entry
  text: EntryText | undefined
  isCurrent: boolean
  isUndone: boolean
}

/** One entry: what changed, who did it, and when. Opened, also the details and the jump. */
export const EntryPoint = memo(function EntryPoint({
  entry,
  text,
  isCurrent,
  isUndone,
}: PointProps) {
  const [isOpen, setOpen] = useState(false)
  const sentence = text?.text ?? '…'
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-undone={isUndone || undefined}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{sentence}</span>
          {isUndone && <span data-note> (بعد النقطة الحالية)</span>}
          <Origin entry={entry} />
        </summary>
        {isOpen && <EntryActions entry={entry} text={text} isCurrent={isCurrent} />}
      </details>
    </li>
  )
})

const Origin = memo(function Origin({ entry: { by, at } }: { entry: Entry }) {
  return (
    <small>
      <span>{whoIs(by)}</span> · <time dateTime={at}>{timeOf(at)}</time>
    </small>
  )
})

/** Only of an open point. A jump changes those of two. */
const EntryActions = memo(function EntryActions({
  entry,
  text,
  isCurrent,
}: Omit<PointProps, 'isUndone'>) {
  return (
    <Actions>
      {text?.places.map(({ title, change }) => (
        <div key={title}>
          {text.places.length > 1 && <b>{title}</b>}
          <ChangeList {...changeLines(change)} />
        </div>
      ))}
      <JumpButton point={entry.id} isCurrent={isCurrent} name={text?.text ?? '…'} />
    </Actions>
  )
})

export function JumpButton({
  point,
  isCurrent,
  name,
}: {
  point: number
  isCurrent: boolean
  name: string
}) {
  const go = async () => {
    const isStored = await jump(point)
    toast.success(storedText('عادت البيانات إلى هذه النقطة.', isStored))
  }
  return (
    // Not `disabled`, which would lose the focus of a keyboard after the jump.
    <Button size="small" onClick={() => void (isCurrent || go())} aria-disabled={isCurrent}>
      <span>{isCurrent ? 'أنت هنا' : 'اذهب إلى هذه النقطة'}</span>
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  )
}

const ROLES: Record<Actor['role'], string> = {
  visitor: 'زائر',
  reader: 'القارئ',
  editor: 'محرر',
  panel: 'لوحة التجربة',
}

const whoIs = ({ role, name }: Actor) => (name ? `${ROLES[role]} (${name})` : ROLES[role])

/** The clock time of a moment today, otherwise with its day. */
function timeOf(at: string): string {
  const date = new Date(at)
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return localDay(date) === today() ? clock : `${formatCalendarDay(localDay(date))}، ${clock}`
}
