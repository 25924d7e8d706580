import { styled } from '@mui/material/styles'
import type { ContactMessage } from '@/api/contactMessages'
import { MESSAGE_STATUSES } from '@/api/messageKinds'
import { readableDomain } from '@/lib/readableDomain'
import { ClampedText, TwoLines } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { MessageDate } from './MessageDate'
import { MessageRowActions } from './MessageRowActions'
import { MessageStatusBadge } from './MessageStatusBadge'
import type { RowActions } from './messageActions'

const Category = styled('span')(({ theme }) => ({ color: theme.vars.palette.tokens.muted }))

/** The table of Spec §2: sender, subject, category, status, date, actions. Memoize the result. */
export const messageColumns = (actions: RowActions): DataColumn<ContactMessage>[] => [
  {
    key: 'sender',
    header: 'المرسل',
    isFixed: true,
    phone: 'grow',
    width: '20.5%',
    sort: { by: ({ name }) => name },
    cell: ({ name, email }) => <TwoLines title={name} detail={readableDomain(email)} isDetailLtr />,
  },
  {
    key: 'subject',
    header: 'الموضوع',
    isFixed: true,
    phone: 'wide',
    sort: { by: ({ subject }) => subject },
    cell: ({ subject }) => <ClampedText dir="auto">{subject}</ClampedText>,
  },
  {
    key: 'category',
    header: 'النوع',
    phone: 'inline',
    width: '6.75rem',
    // A narrower table leaves the subject its space; the open message shows the category.
    from: 52,
    sort: { by: ({ category }) => category },
    cell: ({ category }) => <Category>{category}</Category>,
  },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'beside',
    width: '9rem',
    // Of each status the unresolved ones are first.
    sort: {
      by: ({ status, isResolved }) => MESSAGE_STATUSES.indexOf(status) * 2 + Number(isResolved),
      words: { ascending: 'غير المقروءة أولًا', descending: 'المردود عليها أولًا' },
    },
    cell: ({ status, isResolved }) => (
      <MessageStatusBadge status={status} isResolved={isResolved} />
    ),
  },
  {
    key: 'date',
    header: 'التاريخ',
    phone: 'inline',
    // Space for day and time in the one line of a dense row, where the table is wide.
    width: 'var(--wide-time, 7.75rem)',
    sort: { kind: 'date', by: ({ createdAt }) => Date.parse(createdAt) || 0 },
    cell: ({ createdAt }) => <MessageDate createdAt={createdAt} />,
  },
  {
    key: 'actions',
    header: 'إجراءات',
    hideHeader: true,
    isFixed: true,
    phone: 'actions',
    // Below 52rem «mark as resolved» is only in the menu.
    width: 'clamp(7.25rem, (100cqi - 51.99rem) * 1000, 10.75rem)',
    cell: (message) => <MessageRowActions message={message} {...actions} />,
  },
]
