import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { useMemo } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import type { SourceSearchParams, SourceView } from '@/admin/searchParams/sourceSearchParams'
import { FilterSelect, StatusFilter } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import { type FilterProps, useRecordList } from '@/admin/tables/useRecordList'
import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { savedNewsSources } from '@/saved/newsSources'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { rowProps } from '@/ui/marks/rowControl'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { FilterBar } from '@/ui/table/FilterBar'
import { down, up } from '@/ui/theme/tokens'
import { BulkBar } from './BulkBar'
import { SourceCard } from './SourceCard'
import { sourceColumns } from './sourceColumns'
import { filterSources } from './sourceList'
import { describeSources, exportSources } from './sourceTexts'
import { useSources } from './useSources'

const SourceTable = lazyWithPreload(() => import('./SourceTable'), 'SourceTable')

const VIEW_OPTIONS: { value: SourceView | 'cards'; label: string }[] = [
  { value: 'cards', label: 'بطاقات' },
  { value: 'table', label: 'جدول' },
]

const CATEGORIES = sourceCategories.map(({ id, name }) => ({ value: id, label: name }))

const FilterCard = styled(Card)({
  borderBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
})

const EmptyCard = styled(Card)({ marginBlockStart: 16 })

/** One to three columns, depending on the width (Spec §2). */
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 16,
  marginBlockStart: 16,
  // A stacking context each: the browser paints it again only when it changes, and not with each letter of the search.
  '& > li': { minInlineSize: 0, isolation: 'isolate' },
  [up.lg]: { marginBlockStart: 24 },
  // On phones most cards are below the window, and need no layout there.
  [down.md]: {
    '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.75rem' },
  },
})

/** The news sources page (Spec §2): filters, bulk actions, and one card per source, or a table of them. */
export function NewsSourcesPage({
  filters: { view, ...filters },
  onFiltersChange,
}: FilterProps<SourceSearchParams>) {
  const { sources, changes, ...actions } = useSources()
  const columns = useMemo(() => sourceColumns(changes), [changes])
  const { category, status } = filters
  // The view is no filter: «مسح البحث والتصفية» does not change it.
  const { q, search, sorted, tableProps, tools } = useRecordList({
    name: 'newsSources',
    columns,
    filters,
    onFiltersChange: (next: SourceSearchParams, cause) => onFiltersChange({ ...next, view }, cause),
  })
  usePreload(SourceTable.load)
  const isTable = view === 'table'
  const rows = useMemo(() => {
    const found = filterSources(sources, { q, category, status })
    return isTable ? sorted(found) : found
  }, [sources, q, category, status, isTable, sorted])
  const selection = useSelection(rows)
  useRowFocus(rows)

  return (
    <>
      <PageHeader
        dense
        title="مصادر الأخبار"
        intro={describeSources(
          sources.length,
          sources.filter((source) => source.status === 'error').length,
        )}
        actions={
          <SegmentedControl
            label="العرض"
            value={view ?? 'cards'}
            onChange={(next) =>
              onFiltersChange(
                { ...filters, q: q || undefined, view: next === 'cards' ? undefined : next },
                'filter',
              )
            }
            options={VIEW_OPTIONS}
          />
        }
      />
      <ModifiedBadge title="مصادر الأخبار" stores={[savedNewsSources]} />
      <FilterCard>
        <FilterBar
          search={{
            ...search.field,
            label: 'بحث في المصادر',
            placeholder: 'المصدر أو عنوان الخبر',
          }}
          filters={
            <>
              <FilterSelect
                label="القسم"
                all="كل الأقسام"
                options={CATEGORIES}
                value={category}
                onChange={(category) => search.change({ category })}
                width="8.5rem"
              />
              <StatusFilter
                statuses={SOURCE_STATUSES}
                value={status}
                onChange={(status) => search.change({ status })}
              />
            </>
          }
          found={rows.length}
          total={sources.length}
          question={[q, category, status]}
          tools={
            <ListTools
              views={{ screen: 'newsSources', search: { ...filters, view } }}
              {...(isTable && { table: tools.table })}
              prepare={() => exportSources(rows)}
            />
          }
        />
      </FilterCard>
      <BulkBar selection={selection} visible={rows} actions={actions} />
      {rows.length === 0 ? (
        <EmptyCard>
          {sources.length > 0 ? (
            <EmptyList
              icon={Newspaper}
              text="لا يوجد مصدر يطابق البحث والتصفية."
              onStep={search.clear}
            />
          ) : (
            <EmptyList
              icon={Newspaper}
              title="لا مصادر"
              text="حُذفت المصادر كلها من هذه القائمة."
              step="استعادة المصادر الأصلية"
              onStep={actions.reset}
            />
          )}
        </EmptyCard>
      ) : isTable ? (
        <SourceTable isRequested {...tableProps} rows={rows} selection={selection} />
      ) : (
        <Grid aria-label="المصادر">
          {rows.map((item) => (
            <li key={item.id} {...rowProps(item.id)}>
              <SourceCard item={item} selection={selection} changes={changes} />
            </li>
          ))}
        </Grid>
      )}
    </>
  )
}
