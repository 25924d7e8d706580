import { Ellipsis, Trash2 } from 'lucide-react'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { rowControl } from '@/ui/marks/rowControl'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { IconAction } from '@/ui/navigation/IconAction'
import { StatusBadge } from '@/ui/theme/Badge'
import { type SourceChanges, sourceMenu } from './sourceMenu'
import { STATUSES } from './sourceTexts'

// What a source has as a card and as a row of the table.

export function SourceStatusBadge({ status }: Pick<NewsSource, 'status'>) {
  const { label, tone, icon: Drawing } = STATUSES[status]
  return (
    <StatusBadge tone={tone}>
      <Drawing aria-hidden />
      <span>{label}</span>
    </StatusBadge>
  )
}

type Props = { item: NewsSource; changes: SourceChanges }

export const SourceButtons = ({ item, changes }: Props) => (
  <>
    <IconAction
      {...rowControl('remove')}
      label={`حذف ${isolated(item.source)}`}
      hint="حذف"
      icon={Trash2}
      size="small"
      tone="danger"
      onClick={() => changes.onRemove(item)}
    />
    <ActionMenu
      rowControl="menu"
      label={`المزيد عن ${isolated(item.source)}`}
      hint="المزيد"
      icon={Ellipsis}
      actions={() => sourceMenu(item, changes)}
    />
  </>
)
