import { styled } from '@mui/material/styles'
import { GripVertical } from 'lucide-react'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { stepFrom } from '@/lib/editableList'
import { TwoLines } from '@/ui/dataTable/cells'
import { TableRoot, tableRoles } from '@/ui/dataTable/TableRoot'
import {
  stackedLayoutStyles,
  TableContainer,
  tableLayoutStyles,
} from '@/ui/dataTable/tableContainer'
import { SortableArea } from '@/ui/sortable/SortableArea'
import { Icon } from '@/ui/theme/icons'
import { colors, radius, size } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { CategoryIcon } from './CategoryIcon'
import { CategoryRow, type RowProps } from './CategoryRow'

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

type OverlayProps = { category: ManagedCategory; from: number; to: number }

/**
 * The drag preview of a row: its name, its old place and its new place. The
 * sortable area announces the move to screen readers.
 */
function CategoryDragOverlay({ category, from, to }: OverlayProps) {
  return (
    <Card aria-hidden>
      <Icon icon={GripVertical} />
      <CategoryIcon {...category} />
      <TwoLines title={category.name} detail={<bdi>{category.nameEn}</bdi>} isDetailLtr />
      <Way>{from === to ? `الموضع ${from}` : `من ${from} إلى ${to}`}</Way>
    </Card>
  )
}

const Rows = styled(TableRoot)(
  {
    // Opaque, because a dragged row passes over its neighbours.
    '& tbody tr': { background: colors.paper },
    '& tr[data-gap], & tr[data-gap]:hover': { background: colors.brandSoft },
    // Transparent rather than hidden: the drag handle in it may have the focus.
    '& tr[data-gap] > td > *': { opacity: 0 },
    '& tr[data-gap] > td': { boxShadow: `inset 0 3px 0 ${colors.brand}` },
  },
  tableLayoutStyles({
    '& [data-only=block]': { display: 'none' },
    '& td:first-of-type': { paddingInlineStart: 12 },
    '& td:last-of-type': { paddingInline: '0 12px' },
    '& th:nth-of-type(1)': { inlineSize: '4.75rem' },
    '& th:nth-of-type(2)': { inlineSize: '26%' },
    '& th:nth-of-type(4)': { inlineSize: '4.5rem' },
    '& th:nth-of-type(5)': { inlineSize: '6rem' },
    // Four buttons in one line, or two lines of two if the description would become too narrow.
    '& th:nth-of-type(6)': { inlineSize: '5.5rem' },
    '@container (min-width: 45rem)': { '& th:nth-of-type(6)': { inlineSize: '9.75rem' } },
  }),
  stackedLayoutStyles({
    '& [data-only=table]': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      containIntrinsicBlockSize: 'auto 9rem',
    },
    '& [data-cell=order]': { gridArea: '1 / 1', marginInlineStart: -8 },
    '& [data-cell=name]': { gridArea: '1 / 2' },
    '& [data-cell=status]': { gridArea: '1 / 3' },
    '& [data-cell=description]': { gridArea: '2 / 1 / auto / -1' },
    '& [data-cell=articles]': {
      gridArea: '3 / 1 / auto / span 2',
      fontSize: size.t13,
      color: colors.muted,
    },
    '& [data-cell=actions]': { gridArea: '3 / 2 / auto / -1', justifySelf: 'end' },
    '& tr[data-gap] > td': { boxShadow: 'none' },
    '& tr[data-gap]': { boxShadow: `inset 0 3px 0 ${colors.brand}` },
  }),
  {
    // Large text on a phone: the name and the buttons each have a line.
    '@container (max-width: 16rem)': {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '& [data-cell=status]': { gridArea: '1 / 2' },
      '& [data-cell=name]': { gridArea: '2 / 1 / auto / -1' },
      '& [data-cell=description]': { gridArea: '3 / 1 / auto / -1' },
      '& [data-cell=articles]': { gridArea: '4 / 1 / auto / -1' },
      '& [data-cell=actions]': { gridArea: '5 / 1 / auto / -1' },
    },
  },
)

const HEADERS = ['الترتيب', 'الفئة', 'الوصف', 'المقالات', 'الحالة']

type Props = Omit<RowProps, 'category'> & {
  caption: string
  categories: readonly ManagedCategory[]
  /** only a part of the list is shown, which cannot be reordered */
  isFixed: boolean
  onMove: (id: string, to: number) => void
}

/** The categories of a section (Spec §2), in draggable rows. */
export function CategoryTable({ caption, categories, onMove, ...row }: Props) {
  const find = (id: string) => categories.find((category) => category.id === id)
  return (
    <SortableArea
      ids={categories.map(({ id }) => id)}
      nameOf={(id) => find(id)?.name ?? id}
      onMove={onMove}
      ghost={(id, from, to) => {
        const category = find(id)
        return category && <CategoryDragOverlay category={category} from={from} to={to} />
      }}
    >
      <TableContainer>
        <Rows {...tableRoles.table} data-fixed>
          <caption>{caption}</caption>
          <thead {...tableRoles.rowgroup}>
            <tr {...tableRoles.row}>
              {HEADERS.map((header) => (
                <th key={header} {...tableRoles.columnheader} scope="col">
                  {header}
                </th>
              ))}
              <th {...tableRoles.columnheader} scope="col">
                <VisuallyHidden>إجراءات</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.rowgroup}>
            {categories.map((category, index) => (
              <CategoryRow
                key={category.id}
                category={category}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                onStep={(id, step) => onMove(id, stepFrom(index, step, categories.length))}
                {...row}
              />
            ))}
          </tbody>
        </Rows>
      </TableContainer>
    </SortableArea>
  )
}
