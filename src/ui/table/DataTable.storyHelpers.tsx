import Button from '@mui/material/Button'
import { Trash2 } from 'lucide-react'
import { CellActions, ClampedText, PhoneLine, TwoLines } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { IconAction } from '@/ui/navigation/IconAction'
import { StatusBadge } from '@/ui/theme/Badge'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

export type Message = {
  id: number
  name: string
  email: string
  subject: string
  category: string
  isUnread: boolean
  reads: number
}

/** The rows of the sample table. */
export const MESSAGES: Message[] = [
  [
    'جنى السالم',
    'jana.s@bareed.example',
    'اقتراح قسم خاص بأخبار البيئة والمناخ',
    'اقتراح',
    true,
    3,
  ],
  ['شركة سهم للنشر', 'info@sahm.example', 'شراكة لتبادل المحتوى الثقافي', 'شراكة', true, 120],
  ['رهف الكيلاني', 'rahaf.k@sanduq.example', 'تصحيح اسم المدينة', 'شكوى', false, 1204],
  ['ندى الشريف', 'nada@sanduq.example', 'شكرًا على النشرة الصباحية', 'سياسة الخصوصية', false, 7],
].map(([name, email, subject, category, isUnread, reads], index) => ({
  id: index + 1,
  name,
  email,
  subject,
  category,
  isUnread,
  reads,
})) as Message[]

export const COLUMNS: DataColumn<Message>[] = [
  {
    key: 'who',
    header: 'المرسل',
    phone: 'grow',
    width: '24%',
    isFixed: true,
    sort: { by: ({ name }) => name },
    cell: (row) => (
      <PhoneLine>
        <TwoLines title={row.name} detail={row.email} isDetailLtr />
      </PhoneLine>
    ),
  },
  {
    key: 'subject',
    header: 'الموضوع',
    phone: 'wide',
    cell: (row) => <ClampedText>{row.subject}</ClampedText>,
  },
  { key: 'category', header: 'الفئة', width: '13%', cell: (row) => row.category },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'beside',
    width: '14%',
    cell: (row) =>
      row.isUnread ? (
        <StatusBadge tone="brand" dot>
          غير مقروءة
        </StatusBadge>
      ) : (
        <StatusBadge tone="quiet" dot>
          مقروءة
        </StatusBadge>
      ),
  },
  {
    key: 'reads',
    header: 'القراءات',
    width: '10%',
    sort: { by: ({ reads }) => reads, kind: 'number' },
    phoneLabel: 'القراءات',
    cell: (row) => row.reads.toLocaleString('en'),
  },
  {
    key: 'actions',
    header: 'إجراءات',
    hideHeader: true,
    phone: 'actions',
    width: '9rem',
    cell: (row) => (
      <CellActions>
        <Button variant="contained" size="small">
          عرض<VisuallyHidden> رسالة {row.name}</VisuallyHidden>
        </Button>
        <IconAction label={`حذف رسالة ${row.name}`} icon={Trash2} size="small" tone="danger" />
      </CellActions>
    ),
  },
]
