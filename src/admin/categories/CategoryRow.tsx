import { styled } from '@mui/material/styles'
import { ExternalLink, GripVertical, Pencil } from 'lucide-react'
import { memo } from 'react'
import { ActiveBadge } from '@/admin/tables/RecordStatus'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { formatNumber, plural } from '@/lib/arabic'
import type { Step } from '@/lib/editableList'
import { isolated } from '@/lib/isolated'
import { ARTICLES } from '@/lib/nouns'
import { ClampedText, TwoLines } from '@/ui/dataTable/cells'
import { tableRoles } from '@/ui/dataTable/TableRoot'
import { rowControl, rowProps } from '@/ui/marks/rowControl'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { IconButtonLink } from '@/ui/navigation/links'
import { DragHandle } from '@/ui/sortable/DragHandle'
import { MoveMenu } from '@/ui/sortable/MoveMenu'
import { useSortableRow } from '@/ui/sortable/useSortableRow'
import { useStableItem } from '@/ui/sortable/useStableItem'
import { Icon } from '@/ui/theme/icons'
import { colors, weight } from '@/ui/theme/tokens'
import { CategoryIcon } from './CategoryIcon'
import { publicPageOf } from './publicPage'

const Order = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: weight.card,
  color: colors.muted,
})

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 })

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap' })

const Quiet = styled('span')({ color: colors.muted })

export type RowProps = {
  category: ManagedCategory
  onEdit: (category: ManagedCategory) => void
  onDelete: (category: ManagedCategory) => void
}

type Moving = {
  /** a row of a search result cannot be moved, since the rows between the results are hidden */
  isFixed: boolean
  isFirst: boolean
  isLast: boolean
  onStep: (id: string, step: Step) => void
}

/** A row that can be moved with its drag handle or its move menu. */
export function CategoryRow(props: RowProps & Moving) {
  const { category, isFixed } = props
  const { id, name, order } = category
  const { ref, style, handleProps, isDragging } = useSortableRow(id)
  return (
    <tr
      ref={ref}
      style={style}
      {...tableRoles.row}
      {...rowProps(id)}
      // The place that the dragged row will take.
      data-gap={isDragging || undefined}
    >
      <td {...tableRoles.cell} data-cell="order">
        <Order>
          {isFixed ? (
            <IconAction
              label={`نقل ${isolated(name)}`}
              icon={GripVertical}
              size="small"
              disabled
              hint="امسح البحث لتغيير الترتيب"
            />
          ) : (
            <DragHandle name={name} handleProps={handleProps} />
          )}
          <span>{order}</span>
        </Order>
      </td>
      <Cells {...props} category={useStableItem(category)} />
    </tr>
  )
}

/** All cells but the first. Memoized: while a row is dragged every row moves, but these cells do not render again. */
const Cells = memo(function Cells(props: RowProps & Moving) {
  const { category, isFixed, isFirst, isLast, onStep, onEdit, onDelete } = props
  const { id, name, nameEn, description, articlesCount, isActive } = category
  return (
    <>
      <td {...tableRoles.cell} data-cell="name">
        <Name>
          <CategoryIcon {...category} />
          <TwoLines title={name} detail={<bdi>{nameEn}</bdi>} isDetailLtr />
        </Name>
      </td>
      <td {...tableRoles.cell} data-cell="description">
        <ClampedText dir="auto">
          <Quiet>{description}</Quiet>
        </ClampedText>
      </td>
      <td {...tableRoles.cell} data-cell="articles">
        <span data-only="table">{formatNumber(articlesCount)}</span>
        <span data-only="block">{plural(articlesCount, ARTICLES)}</span>
      </td>
      <td {...tableRoles.cell} data-cell="status">
        <ActiveBadge isActive={isActive} />
      </td>
      <td {...tableRoles.cell} data-cell="actions">
        <Actions>
          {!isFixed && (
            <MoveMenu
              name={name}
              isFirst={isFirst}
              isLast={isLast}
              onMove={(step) => onStep(id, step)}
            />
          )}
          <IconButtonLink
            {...publicPageOf(category)}
            target="_blank"
            rel="noopener noreferrer"
            preload={false}
            size="small"
            aria-label={`زيارة صفحة ${isolated(name)} في علامة تبويب جديدة`}
          >
            <Icon icon={ExternalLink} />
          </IconButtonLink>
          <IconAction
            label={`تعديل ${isolated(name)}`}
            icon={Pencil}
            size="small"
            {...rowControl('edit')}
            aria-haspopup="dialog"
            onClick={() => onEdit(category)}
          />
          <DeleteAction name={isolated(name)} onClick={() => onDelete(category)} />
        </Actions>
      </td>
    </>
  )
})
