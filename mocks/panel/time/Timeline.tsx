import type { EntryText } from '@mocks/journal/describeEntry'
import { type JournalView, jump, namePoint } from '@mocks/journal/journal'
import type { Actor, Entry } from '@mocks/journal/journalStore'
import { BEGINNING } from '@mocks/journal/pages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, memo, useMemo, useState } from 'react'
import { formatCalendarDay } from '@/lib/dates'
import { localDay, today } from '@/lib/localDay'
import { changeLines } from '@/saved/describeChange'
import { ChangeList } from '@/ui/ChangeList'
import { TextField } from '@/ui/form/TextField'
import { radius, size, weight } from '@/ui/theme/tokens'
import { storedText } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { VisuallyHidden, visuallyHidden } from '@/ui/VisuallyHidden'
import { useEntryTexts } from './useEntryTexts'

const PAGE_SIZE = 30

const List = styled('ol')(({ theme }) => ({
  position: 'relative',
  fontSize: size.t13,
  lineHeight: 1.6,
  // The line of time.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 12,
    insetInlineStart: 4,
    inlineSize: 1,
    background: theme.vars.palette.tokens.line,
  },
  // Here and not as a part of its own: a jump may render a thousand.
  '& > li': {
    position: 'relative',
    paddingInlineStart: 18,
    // The browser lays out and paints only the points in sight: there may be a thousand.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 56px',
    // For the focus ring.
    overflowClipMargin: '4px',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 12,
      insetInlineStart: 0,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: radius.full,
      border: `2px solid ${theme.vars.palette.tokens.lineStrong}`,
      background: theme.vars.palette.tokens.paper,
    },
    '&[aria-current]::before': {
      borderColor: theme.vars.palette.tokens.brand,
      background: theme.vars.palette.tokens.brand,
    },
    '&[data-undone]': { color: theme.vars.palette.tokens.muted },
    '& summary': {
      paddingBlock: 6,
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: radius.badge,
      overflowWrap: 'anywhere',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: theme.vars.palette.tokens.sunken },
    },
    '& small': {
      display: 'block',
      fontSize: size.t13,
      color: theme.vars.palette.tokens.muted,
    },
    '& [data-note]': visuallyHidden,
    '& b': { fontWeight: weight.card },
    '& mark': {
      paddingInline: 6,
      borderRadius: radius.badge,
      background: theme.vars.palette.tokens.brandSoft,
      color: theme.vars.palette.tokens.onBrandSoft,
      fontWeight: weight.label,
    },
  },
}))

const Actions = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlock: '4px 12px',
})

const NameForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
  inlineSize: '100%',
})

/** The entries, the newest first, down to the beginning. */
export function Timeline({ view }: { view: JournalView }) {
  const { entries, head } = view
  const [pages, setPages] = useState(1)
  const shown = useMemo(() => entries.slice(-PAGE_SIZE * pages), [entries, pages])
  const texts = useEntryTexts(view, shown)
  const hasMore = shown.length < entries.length
  return (
    <section aria-label="خط الزمن">
      <List>
        {shown.toReversed().map((entry) => (
          <MemoEntryPoint
            key={entry.id}
            entry={entry}
            text={texts.get(entry.id)}
            isCurrent={entry.id === head.point}
            isUndone={entry.id > head.point}
          />
        ))}
        {!hasMore && (
          <li aria-current={head.point === BEGINNING ? 'step' : undefined}>
            <details>
              <summary>
                <b>البداية</b>
                <small>البيانات كما هي في الأصل</small>
              </summary>
              <Actions>
                <JumpButton point={BEGINNING} isCurrent={head.point === BEGINNING} name="البداية" />
              </Actions>
            </details>
          </li>
        )}
      </List>
      {hasMore && (
        <Button size="small" variant="text" onClick={() => setPages(pages + 1)}>
          أقدم
        </Button>
      )}
    </section>
  )
}

type PointProps = {
  entry: Entry
  text: EntryText | undefined
  isCurrent: boolean
  isUndone: boolean
}

function EntryPoint({ entry, text, isCurrent, isUndone }: PointProps) {
  const [isOpen, setOpen] = useState(false)
  const sentence = text?.text ?? '…'
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-undone={isUndone || undefined}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {entry.name && <mark>{entry.name}</mark>} {sentence}
          {isUndone && <span data-note> (بعد النقطة الحالية)</span>}
          <small>
            {whoIs(entry.by)} · <time dateTime={entry.at}>{timeOf(entry.at)}</time>
          </small>
        </summary>
        {isOpen && <EntryActions entry={entry} text={text} isCurrent={isCurrent} />}
      </details>
    </li>
  )
}

/** Only of an open point: a thousand points are as many fields. */
function EntryActions({ entry, text, isCurrent }: Omit<PointProps, 'isUndone'>) {
  return (
    <Actions>
      {text?.places.map(({ title, change }) => (
        <div key={title}>
          {text.places.length > 1 && <b>{title}</b>}
          <ChangeList {...changeLines(change)} />
        </div>
      ))}
      <JumpButton point={entry.id} isCurrent={isCurrent} name={text?.text ?? '…'} />
      <PointName entry={entry} />
    </Actions>
  )
}

/** A jump changes two of the points, not the fields of all. */
const MemoEntryPoint = memo(EntryPoint)

function JumpButton({
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
    <Button size="small" onClick={() => void go()} disabled={isCurrent}>
      {isCurrent ? 'أنت هنا' : 'اذهب إلى هذه النقطة'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  )
}

function PointName({ entry }: { entry: Entry }) {
  const [name, setName] = useState(entry.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void namePoint(entry.id, name)
  }
  return (
    <NameForm onSubmit={submit} noValidate>
      <TextField
        label="اسم النقطة"
        size="small"
        maxLength={60}
        placeholder="قبل العرض"
        value={name}
        onChange={setName}
      />
      <Button size="small" type="submit" disabled={name.trim() === (entry.name ?? '')}>
        سمِّ
      </Button>
    </NameForm>
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
