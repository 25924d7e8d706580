import Button from '@mui/material/Button'
import type { LucideIcon } from 'lucide-react'
import { EmptyState } from './EmptyState'

type Props = {
  icon: LucideIcon
  /** one sentence that names the items: «لا يوجد مستخدم يطابق البحث والتصفية.» */
  text: string
  clearLabel?: string
  onClear: () => void
}

/** The empty state of a list in which nothing matches the search and the filters. */
export function NoMatches({ icon, text, clearLabel = 'مسح البحث والتصفية', onClear }: Props) {
  return (
    <EmptyState
      icon={icon}
      title="لا نتائج"
      text={text}
      action={
        <Button size="small" onClick={onClear}>
          <span>{clearLabel}</span>
        </Button>
      }
    />
  )
}
