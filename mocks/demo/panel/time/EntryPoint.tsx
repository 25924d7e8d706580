import { describeEntry, type EntryText } from '@mocks/demo/journal/describeEntry'
import { readStates } from '@mocks/demo/journal/journal'
import type { Actor, Entry } from '@mocks/demo/journal/journalStore'
import Button from '@mui/material/Button'
import { memo, useEffect, useState } from 'react'
import { formatCalendarDay } from '@/lib/dates'
import { localDay, today } from '@/lib/localDay'
import { changeLines } from '@/saved/describeChange'
import { ChangeList } from '@/ui/lists/ChangeList'

type Props = {
  entry: Entry
  /** whether those before it were dropped, or there was none */
  isFirst: boolean
  isCurrent: boolean
  isUndone: boolean
  onJump: (point: number) => Promise<void>
}

/** One entry: what changed, who did it, and when. Opened, also the details and the jump. */
export const EntryPoint = memo(function EntryPoint({
  entry,
  isFirst,
  isCurrent,
  isUndone,
  onJump,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const [{ text, places }, setText] = useState<EntryText>({ text: '…', places: [] })
  useEffect(() => {
    // It comes a moment later, because it needs the data before and after.
    void describe(entry, isFirst).then(setText)
  }, [entry, isFirst])
  const { by, at } = entry
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-undone={isUndone || undefined}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {text}
          <small>
            {by.name ? `${ROLES[by.role]} (${by.name})` : ROLES[by.role]} ·{' '}
            <time dateTime={at}>{timeOf(at)}</time>
          </small>
        </summary>
        {isOpen && <Places places={places} />}
        {isOpen && (
          <Button
            size="small"
            aria-label={`اذهب إلى هذه النقطة: ${text}`}
            aria-disabled={isCurrent}
            onClick={() => void onJump(entry.id)}
          >
            اذهب إلى هذه النقطة
          </Button>
        )}
      </details>
    </li>
  )
})

/** A jump does not change them. */
const Places = memo(function Places({ places }: Pick<EntryText, 'places'>) {
  return places.map(({ title, change }) => (
    <div key={title}>
      {places.length > 1 && <b>{title}</b>}
      <ChangeList {...changeLines(change)} />
    </div>
  ))
})

async function describe({ id, kind }: Entry, isFirst: boolean): Promise<EntryText> {
  if (kind === 'return') return { text: 'عودة إلى نقطة سابقة', places: [] }
  if (isFirst && id > 1) return { text: 'تغييرات أقدم، مجموعة', places: [] }
  const [before = {}, after = {}] = await readStates([id - 1, id])
  return describeEntry(before, after)
}

const ROLES: Record<Actor['role'], string> = {
  visitor: 'زائر',
  reader: 'القارئ',
  editor: 'محرر',
  panel: 'لوحة التجربة',
}

/** The clock time of a moment today, otherwise with its day. */
function timeOf(at: string): string {
  const date = new Date(at)
  const clock = date.toTimeString().slice(0, 8)
  return localDay(date) === today() ? clock : `${formatCalendarDay(localDay(date))}، ${clock}`
}
