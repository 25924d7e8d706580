import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from 'lucide-react'
import { STATUS_NAMES } from '@/content/admin/kindNames'
import { type BadgeTone, StatusBadge } from '@/ui/theme/Badge'

type Status = keyof typeof STATUS_NAMES

/** Spec §3, §6. */
const LOOKS: Record<Status, { tone: BadgeTone; icon?: LucideIcon }> = {
  unread: { tone: 'brand' },
  read: { tone: 'quiet' },
  replied: { tone: 'ok' },
  active: { tone: 'ok' },
  suspended: { tone: 'warn' },
  banned: { tone: 'bad' },
  collected: { tone: 'ok', icon: CircleCheck },
  processing: { tone: 'info', icon: LoaderCircle },
  error: { tone: 'bad', icon: CircleAlert },
}

/** The status of a message, a user or a source. */
export function RecordStatus({ status }: { status: Status }) {
  const { tone, icon: Drawing } = LOOKS[status]
  return (
    <StatusBadge tone={tone} dot={!Drawing}>
      {Drawing && <Drawing aria-hidden />}
      <span>{STATUS_NAMES[status]}</span>
    </StatusBadge>
  )
}

export const activeWord = (isActive: boolean): string => (isActive ? 'نشطة' : 'غير نشطة')

/** Whether a category or a country is active. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <StatusBadge tone={isActive ? 'ok' : 'quiet'} dot>
    {activeWord(isActive)}
  </StatusBadge>
)
