import { styled } from '@mui/material/styles'
import { ExternalLink, GripVertical, Pencil } from 'lucide-react'
import { ActiveBadge } from '@/admin/tables/RecordStatus'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { isolated } from '@/lib/isolated'
import { ArticleCount, ClampedText, TwoLines, WithDrawing } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { rowControl } from '@/ui/marks/rowControl'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { IconButtonLink } from '@/ui/navigation/links'
import { DragHandle } from '@/ui/sortable/DragHandle'
import { MoveMenu } from '@/ui/sortable/MoveMenu'
import { Icon } from '@/ui/theme/icons'
import { inRow } from '@/ui/theme/surface'
import { colors, weight } from '@/ui/theme/tokens'
import { CategoryIcon } from './CategoryIcon'
import { publicPageOf } from './publicPage'

const Order = styled('span')({
  ...inRow,
  gap: 4,
  fontWeight: weight.card,
  color: colors.muted,
})

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap' })

const Quiet = styled('span')({ color: colors.muted })

export type ColumnOptions = {
  /** a row of a search result cannot be moved, since the rows between the results are hidden */
  isFixed: boolean
  onEdit: (category: ManagedCategory) => void
  onDelete: (category: ManagedCategory) => void
}

// `none`: a stacked category has a grid of its own (`CategoryRows`).
const column = (header: string, width: string | undefined, cell: Column['cell']): Column => ({
  key: header,
  header,
  phone: 'none',
  ...(width && { width }),
  cell,
})

type Column = DataColumn<ManagedCategory>

/** The table of Spec §2. */
export const categoryColumns = (options: ColumnOptions): Column[] => [
  column('الترتيب', '4.75rem', ({ name, order }) => (
    <Order>
      {options.isFixed ? (
        <IconAction
          label={`نقل ${isolated(name)}`}
          icon={GripVertical}
          size="small"
          disabled
          hint="امسح البحث لتغيير الترتيب"
        />
      ) : (
        <DragHandle name={name} />
      )}
      <span>{order}</span>
    </Order>
  )),
  column('الفئة', '26%', ({ name, nameEn, ...look }) => (
    <WithDrawing>
      <CategoryIcon {...look} />
      <TwoLines title={name} detail={<bdi>{nameEn}</bdi>} isDetailLtr />
    </WithDrawing>
  )),
  column('الوصف', undefined, ({ description }) => (
    <ClampedText dir="auto">
      <Quiet>{description}</Quiet>
    </ClampedText>
  )),
  column('المقالات', '4.5rem', ({ articlesCount }) => <ArticleCount count={articlesCount} />),
  column('الحالة', '6rem', ({ isActive }) => <ActiveBadge isActive={isActive} />),
  {
    // Four buttons in one line, or two lines of two if the description would become too narrow.
    ...column('إجراءات', 'clamp(5.5rem, (100cqi - 44.99rem) * 1000, 9.75rem)', (category) => (
      <Actions>
        {!options.isFixed && <MoveMenu id={category.id} name={category.name} />}
        <IconButtonLink
          {...publicPageOf(category)}
          target="_blank"
          rel="noopener noreferrer"
          preload={false}
          size="small"
          aria-label={`زيارة صفحة ${isolated(category.name)} في علامة تبويب جديدة`}
        >
          <Icon icon={ExternalLink} />
        </IconButtonLink>
        <IconAction
          label={`تعديل ${isolated(category.name)}`}
          icon={Pencil}
          size="small"
          {...rowControl('edit')}
          aria-haspopup="dialog"
          onClick={() => options.onEdit(category)}
        />
        <DeleteAction name={isolated(category.name)} onClick={() => options.onDelete(category)} />
      </Actions>
    )),
    hideHeader: true,
  },
]
