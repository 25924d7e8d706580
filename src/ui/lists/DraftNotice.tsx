import Button from '@mui/material/Button'
import { RotateCcw } from 'lucide-react'
import { formatMessageDate } from '@/lib/messageDate'
import { Choices, Notice } from '@/ui/states/Notice'
import { Icon } from '@/ui/theme/icons'

type Props = {
  /** what is edited, a feminine noun: «هذه الصفحة» */
  subject: string
  /** when the draft was written */
  at: string
  onRestore: () => void
  onIgnore: () => void
}

/** Offers the unsaved edits that were stored before a reload or a crash. */
export const DraftNotice = ({ subject, at, onRestore, onIgnore }: Props) => (
  <Notice>
    <Icon icon={RotateCcw} size="small" />
    <p>
      <span>{`لديك تعديلات غير محفوظة في ${subject} من`}</span>{' '}
      <time dateTime={at}>{formatMessageDate(at)?.full}</time>: استعدها أو تجاهلها.
    </p>
    <Choices>
      <Button size="small" onClick={onRestore}>
        استعدها
      </Button>
      <Button size="small" onClick={onIgnore}>
        تجاهلها
      </Button>
    </Choices>
  </Notice>
)
