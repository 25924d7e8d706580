import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import type { SourceSearchParams, SourceView } from '@/admin/searchParams/sourceSearchParams'
import { FilterSelect, StatusFilter } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import type { FilterProps } from '@/admin/tables/useRecordList'
import { useListSearch } from '@/admin/useListSearch'
import { SOURCE_STATUSES, sourceCategories } from '@/content/admin/kinds'
import { savedNewsSources } from '@/saved/newsSources'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { FilterBar } from '@/ui/table/FilterBar'
import { SourceGrid } from './SourceGrid'
import { filterSources } from './sourceList'
import { describeSources, exportSources } from './sourceTexts'
import { useSources } from './useSources'

const SourceTable = lazyWithPreload(() => import('./SourceTable').then((it) => it.SourceTable))

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

/** The news sources page (Spec §2): filters, bulk actions, and one card per source, or a table of them. */
export function NewsSourcesPage(props: FilterProps<SourceSearchParams>) {
  const {
    filters: { view, ...filters },
    onFiltersChange,
  } = props
  const { sources, ...actions } = useSources()
  const { category, status, sort } = filters
  // The view is no filter: «مسح البحث والتصفية» does not change it.
  const { q, field, change, clear } = useListSearch<SourceSearchParams>(filters, (next, cause) =>
    onFiltersChange({ ...next, view }, cause),
  )
  usePreload(SourceTable.load)
  const found = useMemo(
    () => filterSources(sources, { q, category, status }),
    [sources, q, category, status],
  )
  const filterBar = (tools: ReactNode) => (
    <FilterCard>
      <FilterBar
        search={{ ...field, label: 'بحث في المصادر', placeholder: 'المصدر أو عنوان الخبر' }}
        filters={
          <>
            <FilterSelect
              label="القسم"
              all="كل الأقسام"
              options={CATEGORIES}
              value={category}
              onChange={(category) => change({ category })}
              width="8.5rem"
            />
            <StatusFilter
              statuses={SOURCE_STATUSES}
              value={status}
              onChange={(status) => change({ status })}
            />
          </>
        }
        found={found.length}
        total={sources.length}
        question={[q, category, status]}
        tools={tools}
      />
    </FilterCard>
  )
  const empty = (
    <EmptyCard>
      {sources.length > 0 ? (
        <EmptyList icon={Newspaper} text="لا يوجد مصدر يطابق البحث والتصفية." onStep={clear} />
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
  )

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
      {view === 'table' ? (
        <SourceTable
          isRequested
          sort={sort}
          onSort={(sort, cause) => change({ sort } as SourceSearchParams, cause)}
          found={found}
          views={{ screen: 'newsSources', search: { ...filters, view } }}
          filterBar={filterBar}
          actions={actions}
        >
          {empty}
        </SourceTable>
      ) : (
        <>
          {filterBar(
            <ListTools
              views={{ screen: 'newsSources', search: filters }}
              prepare={() => exportSources(found)}
            />,
          )}
          <SourceGrid found={found} actions={actions}>
            {empty}
          </SourceGrid>
        </>
      )}
    </>
  )
}
