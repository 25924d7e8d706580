import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { RowMenu } from '@/ui/menu/ActionMenu'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
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
    <DeleteAction name={isolated(item.source)} hint="حذف" onClick={() => changes.onRemove(item)} />
    <RowMenu name={isolated(item.source)} actions={() => sourceMenu(item, changes)} />
  </>
)
