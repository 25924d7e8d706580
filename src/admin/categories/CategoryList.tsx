import { styled } from '@mui/material/styles'
import { GripVertical, SearchX, Tags } from 'lucide-react'
import { exportRecords } from '@/admin/export/exportRecords'
import type { CategoriesSearchParams } from '@/admin/searchParams/categoriesSearchParams'
import { ListTools } from '@/admin/tables/ListTools'
import type { FilterProps } from '@/admin/tables/useRecordList'
import { useListSearch } from '@/admin/useListSearch'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { containsText } from '@/lib/containsText'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SortableArea } from '@/ui/sortable/SortableArea'
import { SortableRow } from '@/ui/sortable/SortableRow'
import { EmptyList } from '@/ui/states/EmptyList'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar, ListCard } from '@/ui/table/FilterBar'
import { Icon } from '@/ui/theme/icons'
import { muted13 } from '@/ui/theme/surface'
import { CategoryRows, categoryDragOverlay } from './CategoryRows'
import { type ColumnOptions, categoryColumns } from './categoryColumns'

const Hint = styled('p')({
  display: 'flex',
  gap: 6,
  flex: '1 1 16rem',
  ...muted13,
  lineHeight: 1.6,
  '& svg': { flex: 'none', marginBlockStart: 2 },
})

const HINT_WHILE_SEARCHING = 'الترتيب متوقف أثناء البحث لأن بعض الصفوف مخفي. امسح البحث لتغييره.'

type Props = Pick<ColumnOptions, 'onEdit' | 'onDelete'> &
  FilterProps<CategoriesSearchParams> & {
    sectionName: string
    categories: readonly ManagedCategory[]
    onMove: (id: string, to: number) => void
    onAdd: () => void
    isCovered: boolean
  }

/** The search field of a section's categories, and their table (Spec §2). */
export function CategoryList({
  sectionName,
  categories,
  filters: { section, q },
  onFiltersChange,
  onMove,
  onAdd,
  isCovered,
  ...actions
}: Props) {
  const search = useListSearch({ q }, (next, cause) => onFiltersChange({ section, ...next }, cause))
  const isSearching = search.q !== ''
  const found = categories.filter(({ name, nameEn, description }) =>
    containsText([name, nameEn, description], search.q),
  )

  useRowFocus(found, isCovered)

  return (
    <ListCard label={`فئات ${sectionName}`}>
      <FilterBar
        search={{ ...search.field, label: 'بحث في الفئات', placeholder: 'الاسم أو الوصف' }}
        filters={
          isSearching &&
          categories.length > 0 && (
            <Hint>
              <Icon icon={GripVertical} size="small" />
              <span>{HINT_WHILE_SEARCHING}</span>
            </Hint>
          )
        }
        found={found.length}
        total={categories.length}
        question={[search.q]}
        tools={<ListTools prepare={() => exportRecords('categories', found)} />}
      />
      {found.length > 0 ? (
        <SortableArea
          items={found}
          nameOf={({ name }) => name}
          onMove={onMove}
          ghost={categoryDragOverlay}
        >
          <DataTable
            caption={`فئات ${sectionName}`}
            columns={categoryColumns({ isFixed: isSearching, ...actions })}
            rows={found}
            root={CategoryRows}
            tr={SortableRow}
          />
        </SortableArea>
      ) : categories.length > 0 ? (
        <EmptyList
          icon={SearchX}
          text="لا فئة في هذا القسم يطابق اسمها أو وصفها بحثك."
          step="مسح البحث"
          onStep={search.clear}
        />
      ) : (
        <EmptyList
          icon={Tags}
          title="لا فئات في هذا القسم"
          text="أضف أول فئة لتظهر هنا."
          step="إضافة فئة"
          onStep={onAdd}
        />
      )}
    </ListCard>
  )
}
