import { describeEntry, type EntryText } from '@mocks/demo/journal/describeEntry'
import { journalQuery, jump, readStates, redo, undo } from '@mocks/demo/journal/journal'
import { type Actor, BEGINNING, type Entry } from '@mocks/demo/journal/pages'
import { confirmAndReset, undoReset } from '@mocks/demo/panel/confirmAndReset'
import { Action, Note, Row } from '@mocks/demo/panel/panelParts'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { pageQueryClient } from '@/api/QueryProvider'
import { counted, plural } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { localDay, today } from '@/lib/localDay'
import { changeLines } from '@/saved/describeChange'
import { ChangeList } from '@/ui/lists/ChangeList'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { toastChange } from '@/ui/stores/notStored'
import { Pager, pageOf } from '@/ui/table/Pager'
import { colors, size } from '@/ui/theme/tokens'

const PAGE_SIZE = 20

/** The point before all entries. */
const BEGIN: Entry = { id: BEGINNING, at: '', by: { role: 'nobody', name: '' }, kind: 'write' }

const CHANGES = counted('تغيير واحد', 'تغييران', 'تغييرات', 'تغييرًا', 'تغيير', 'لا تغييرات')

const List = styled('ol')({
  fontSize: size.t13,
  lineHeight: 1.6,
  '& > li': {
    paddingInlineStart: 10,
    borderInlineStart: `4px solid ${colors.line}`,
    '&[aria-current]': { borderColor: colors.brand },
    // Only of the summary: the browser would restyle all contents of an open entry for an inherited colour.
    '&[data-undone] summary': { color: colors.muted },
    '& summary:hover': { background: colors.sunken },
    '& small': { display: 'block', fontSize: size.t13, color: colors.muted },
  },
})

export function TimeTab() {
  const { data: view } = useQuery(journalQuery, pageQueryClient())
  const [chosen, setChosen] = useState<{ page: number; point: number } | null>(null)
  if (!view) return <LoadingSpinner label="جارٍ قراءة السجل…" />
  const { entries, head, isLasting } = view
  const points = [...entries.toReversed(), BEGIN]
  const isReset = entries.find(({ id }) => id === head.point)?.kind === 'reset'
  const undone = entries.filter(({ id }) => id > head.point).length
  // Pages: a jump among a thousand would render all of them. After a jump, the page of the current point.
  const asked = chosen?.point === head.point ? chosen.page : Math.floor(undone / PAGE_SIZE) + 1
  const { page, pageCount, items } = pageOf(points, asked, PAGE_SIZE)
  return (
    <>
      <Note>
        كل تغيير في هذا المتصفح، وإلى كل نقطة عودة. أما تعطيل المستخدم وتغيير الدول فلا يُحفظان،
        بخلاف الحذف: هكذا في المواصفة.
      </Note>
      <Row>
        <Action
          label="تراجع"
          icon={Undo2}
          onClick={() => void (isReset ? undoReset() : undo())}
          aria-disabled={head.point === BEGINNING}
        />
        <Action label="أعد" icon={Redo2} onClick={() => void redo()} aria-disabled={undone === 0} />
        <Action label="إعادة الضبط" icon={RotateCcw} onClick={() => void confirmAndReset()} />
      </Row>
      <Note role="status">
        <span>
          {undone === 0
            ? `أنت عند آخر تغيير (${plural(entries.length, CHANGES)}).`
            : `أنت عند نقطة سابقة، وبعدها ${plural(undone, CHANGES)}.`}
        </span>
        {!isLasting && <span> هذا السجل خارج تخزين المتصفح، فيبقى حتى إعادة التحميل.</span>}
      </Note>
      <section aria-label="خط الزمن">
        <List>
          {items.map((entry) => (
            <EntryPoint
              key={entry.id}
              entry={entry}
              isFirst={entry === entries[0]}
              isCurrent={entry.id === head.point}
              isUndone={entry.id > head.point}
            />
          ))}
        </List>
        {pageCount > 1 && (
          <Pager
            page={page}
            pageCount={pageCount}
            label="صفحات السجل"
            onPageChange={(next) => setChosen({ page: next, point: head.point })}
          />
        )}
      </section>
    </>
  )
}

const go = async (point: number) => toastChange('عادت البيانات إلى هذه النقطة.', await jump(point))

type PointProps = {
  entry: Entry
  /** whether those before it were dropped, or there was none */
  isFirst: boolean
  isCurrent: boolean
  isUndone: boolean
}

const EntryPoint = memo(function EntryPoint({ entry, isFirst, isCurrent, isUndone }: PointProps) {
  const { id, by, at } = entry
  const [isOpen, setOpen] = useState(false)
  const [{ text, places }, setText] = useState<EntryText>({ text: '…', places: [] })
  useEffect(() => void describe(entry, isFirst).then(setText), [entry, isFirst])
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-undone={isUndone || undefined}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{text}</span>
          <small>
            <span>{by.name ? `${ROLES[by.role]} (${by.name})` : ROLES[by.role]}</span>
            {at && <time dateTime={at}>{` · ${timeOf(at)}`}</time>}
          </small>
        </summary>
        {isOpen && (
          <>
            {places.map(({ title, change }) => (
              <div key={title}>
                {places.length > 1 && <b>{title}</b>}
                <ChangeList {...changeLines(change)} />
              </div>
            ))}
            <Action
              label="اذهب إلى هذه النقطة"
              aria-label={`اذهب إلى هذه النقطة: ${text}`}
              aria-disabled={isCurrent}
              onClick={() => void go(id)}
            />
          </>
        )}
      </details>
    </li>
  )
})

async function describe({ id, kind }: Entry, isFirst: boolean): Promise<EntryText> {
  if (id === BEGINNING) return { text: 'البداية', places: [] }
  if (kind === 'reset') return { text: 'إعادة الضبط: البيانات كما في الأصل', places: [] }
  if (kind === 'return') return { text: 'عودة إلى نقطة سابقة', places: [] }
  if (isFirst && id > 1) return { text: 'تغييرات أقدم، مجموعة', places: [] }
  const [before = {}, after = {}] = await readStates([id - 1, id])
  return describeEntry(before, after)
}

const ROLES: Record<Actor['role'], string> = {
  nobody: 'البيانات كما هي في الأصل',
  visitor: 'زائر',
  reader: 'القارئ',
  editor: 'محرر',
  panel: 'لوحة التجربة',
}

function timeOf(at: string): string {
  const date = new Date(at)
  const clock = date.toTimeString().slice(0, 8)
  return localDay(date) === today() ? clock : `${formatCalendarDay(localDay(date))}، ${clock}`
}
