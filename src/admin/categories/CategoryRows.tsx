import { styled } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { TwoLines } from '@/ui/dataTable/cells'
import { TableRoot } from '@/ui/dataTable/TableRoot'
import { stackedLayoutStyles, tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { Icon } from '@/ui/theme/icons'
import { inRow, muted13 } from '@/ui/theme/surface'
import { colors, radius, size } from '@/ui/theme/tokens'
import { CategoryIcon } from './CategoryIcon'

const Card = styled('div')({
  ...inRow,
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
  ...muted13,
})

/**
 * The drag preview of a row: its name, its old place and its new place. The
 * sortable area announces the move to screen readers.
 */
export const categoryDragOverlay = (category: ManagedCategory, from: number, to: number) => (
  <Card aria-hidden>
    <Icon icon={GripVertical} />
    <CategoryIcon {...category} />
    <TwoLines title={category.name} detail={<bdi>{category.nameEn}</bdi>} isDetailLtr />
    <Way>{from === to ? `الموضع ${from}` : `من ${from} إلى ${to}`}</Way>
  </Card>
)

/** The table of the categories of a section (Spec §2), whose rows are dragged. */
export const CategoryRows = styled(TableRoot)(
  {
    // Opaque, because a dragged row passes over its neighbours.
    '& tbody tr': { background: colors.paper },
    '& tr[data-dragged], & tr[data-dragged]:hover': { background: colors.brandSoft },
    // The place that the row will take. Transparent rather than hidden: the drag handle in it may have the focus.
    '& tr[data-dragged] > td > *': { opacity: 0 },
    '& tr[data-dragged] > td': { boxShadow: `inset 0 3px 0 ${colors.brand}` },
  },
  tableLayoutStyles({
    '& td:first-of-type': { paddingInlineStart: 12 },
    '& td:last-of-type': { paddingInline: '0 12px' },
  }),
  stackedLayoutStyles({
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      containIntrinsicBlockSize: 'auto 9rem',
    },
    '& td:nth-of-type(1)': { gridArea: '1 / 1', marginInlineStart: -8 },
    '& td:nth-of-type(2)': { gridArea: '1 / 2' },
    '& td:nth-of-type(5)': { gridArea: '1 / 3' },
    '& td:nth-of-type(3)': { gridArea: '2 / 1 / auto / -1' },
    '& td:nth-of-type(4)': {
      gridArea: '3 / 1 / auto / span 2',
      ...muted13,
    },
    '& td:nth-of-type(6)': { gridArea: '3 / 2 / auto / -1', justifySelf: 'end' },
    '& tr[data-dragged] > td': { boxShadow: 'none' },
    '& tr[data-dragged]': { boxShadow: `inset 0 3px 0 ${colors.brand}` },
  }),
  {
    // Large text on a phone: the name and the buttons each have a line.
    '@container (max-width: 16rem)': {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '& td:nth-of-type(5)': { gridArea: '1 / 2' },
      '& td:nth-of-type(2)': { gridArea: '2 / 1 / auto / -1' },
      '& td:nth-of-type(3)': { gridArea: '3 / 1 / auto / -1' },
      '& td:nth-of-type(4)': { gridArea: '4 / 1 / auto / -1' },
      '& td:nth-of-type(6)': { gridArea: '5 / 1 / auto / -1' },
    },
  },
)
