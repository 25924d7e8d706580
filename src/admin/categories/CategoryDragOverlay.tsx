import { styled } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { TwoLines } from '@/ui/dataTable/cells'
import { Icon } from '@/ui/theme/icons'
import { colors, radius, size } from '@/ui/theme/tokens'
import { CategoryIcon } from './CategoryIcon'

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'min(26rem, 84%)',
  marginInlineStart: 8,
  padding: '8px 12px',
  border: `1px solid ${colors.brand}`,
  borderRadius: radius.card,
  background: colors.paper,
  boxShadow: colors.float,
  fontSize: size.t14,
  transform: 'rotate(-1deg)',
  cursor: 'grabbing',
  '& > svg': { flex: 'none', color: colors.brand },
})

const Way = styled('span')({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: size.t13,
  color: colors.muted,
})

type Props = { category: ManagedCategory; from: number; to: number }

/**
 * The drag preview of a row: its name, its old place and its new place. The
 * sortable area announces the move to screen readers.
 */
export function CategoryDragOverlay({ category, from, to }: Props) {
  return (
    <Card aria-hidden>
      <Icon icon={GripVertical} />
      <CategoryIcon {...category} />
      <TwoLines title={category.name} detail={<bdi>{category.nameEn}</bdi>} isDetailLtr />
      <Way>{from === to ? `الموضع ${from}` : `من ${from} إلى ${to}`}</Way>
    </Card>
  )
}
