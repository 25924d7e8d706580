import { styled } from '@mui/material/styles'
import type { ContactMessage } from '@/api/contactMessages'
import { MESSAGE_STATUSES } from '@/api/messageKinds'
import { excerpt } from '@/lib/excerpt'
import { formatMessageDate } from '@/lib/messageDate'
import { Address, PhoneLine, Stacked, TwoLines, Unstacked } from '@/ui/dataTable/cells'
import { actionsColumn, type DataColumn } from '@/ui/dataTable/dataColumn'
import { stackedLayoutStyles, tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { StatusBadge } from '@/ui/theme/Badge'
import { colors, radius, weight } from '@/ui/theme/tokens'
import { MessageDate } from './MessageDate'
import { MessageRowActions } from './MessageRowActions'
import { MessageStatusBadge } from './MessageStatusBadge'
import type { RowActions } from './messageActions'
import { begunReply, isReplyElsewhere, savedNotes, typedNotes, useDrafts } from './messageDrafts'

/** A word before the line of the message, as low as the line. */
const RowMark = styled('span')({
  // As a block its letters do not join the letters of the line.
  display: 'inline-block',
  marginInlineEnd: 6,
  paddingInline: 6,
  borderRadius: radius.badge,
  outline: '1px solid var(--badge-line, transparent)',
  outlineOffset: -1,
  background: colors.sunken,
  color: colors.muted,
  // The line has another value (`data-tight`), which would be inherited.
  forcedColorAdjust: 'auto',
})

const Draft = styled(RowMark)({
  background: colors.warnSoft,
  color: colors.warn,
  fontWeight: weight.label,
})

/** In the row of a message: a reply has been begun, here or in another tab, or notes were typed and not saved. */
function DraftMark({ message }: { message: ContactMessage }) {
  const text = useDrafts(
    () => {
      if (begunReply(message)) return 'مسودة رد'
      if (message.status === 'replied') return null
      if (isReplyElsewhere(message)) return 'رد بدأ في نافذة أخرى'
      return typedNotes(message).text === savedNotes(message) ? null : 'مسودة ملاحظات'
    },
    () => null,
  )
  return text && <Draft>{text}</Draft>
}

/** The category in a table that has no column for it. */
const Kind = styled(RowMark)(
  stackedLayoutStyles({ display: 'none' }),
  tableLayoutStyles({ '@container (min-width: 64rem)': { display: 'none' } }),
)

const Status = styled(Stacked)({ marginInlineEnd: 6 })

const NARROW = '@container (max-width: 45.99rem)'

/** The day in a table that has no column for it, instead of the message. */
const Day = styled('span')(
  { display: 'none' },
  tableLayoutStyles({ [NARROW]: { display: 'inline' } }),
)

const Excerpt = styled('span')(tableLayoutStyles({ [NARROW]: { display: 'none' } }))

/** What a row shows of a message: a line of the widest table has fewer characters. */
const EXCERPT = 160

/** The table of Spec §2: sender, subject, category, status, date, actions. Memoize the result. */
export const messageColumns = (actions: RowActions): DataColumn<ContactMessage>[] => [
  {
    key: 'sender',
    header: 'المرسل',
    isFixed: true,
    phone: 'grow',
    // The whole of an address that is not unusually long.
    width: 'clamp(12.75rem, 22cqi, 14rem)',
    sort: { by: ({ name }) => name },
    cell: ({ name, email, category }) => (
      <PhoneLine>
        <TwoLines
          title={name}
          detail={
            <>
              <Stacked>{category}</Stacked>
              <Unstacked dir="ltr">
                <Address>{email}</Address>
              </Unstacked>
            </>
          }
        />
      </PhoneLine>
    ),
  },
  {
    key: 'subject',
    header: 'الموضوع',
    isFixed: true,
    phone: 'wide',
    sort: { by: ({ subject }) => subject },
    cell: (message) => (
      <TwoLines
        title={message.subject}
        detail={
          <>
            <Status>
              <MessageStatusBadge {...message} />
            </Status>
            <Kind>{message.category}</Kind>
            <DraftMark message={message} />
            <Excerpt dir="auto">{excerpt(message.message, EXCERPT)}</Excerpt>
            <Day>{formatMessageDate(message.createdAt)?.day}</Day>
          </>
        }
        isText
      />
    ),
  },
  {
    key: 'category',
    header: 'النوع',
    phone: 'none',
    width: '9rem',
    // In a narrower table the subject has the space, and `Kind` is before the line of the message.
    from: 64,
    sort: { by: ({ category }) => category },
    cell: ({ category }) => <StatusBadge tone="quiet">{category}</StatusBadge>,
  },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'none',
    width: '8.75rem',
    // Of each status the unresolved ones are first.
    sort: {
      by: ({ status, isResolved }) => MESSAGE_STATUSES.indexOf(status) * 2 + Number(isResolved),
      words: { ascending: 'غير المقروءة أولًا', descending: 'المردود عليها أولًا' },
    },
    cell: (message) => <MessageStatusBadge {...message} />,
  },
  {
    key: 'date',
    header: 'التاريخ',
    phone: 'beside',
    from: 46,
    // Space for day and time in the one line of a dense row, where the table is wide.
    width: 'var(--wide-time, 7rem)',
    sort: { kind: 'date', by: ({ createdAt }) => Date.parse(createdAt) || 0 },
    cell: ({ createdAt }) => <MessageDate createdAt={createdAt} />,
  },
  // Below 52rem «mark as resolved» is only in the menu.
  actionsColumn('clamp(7.25rem, (100cqi - 51.99rem) * 1000, 9.75rem)', (message) => (
    <MessageRowActions message={message} {...actions} />
  )),
]
