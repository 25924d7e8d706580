import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useEventCallback } from '@mui/material/utils'
import { Newspaper } from 'lucide-react'
import { useMemo } from 'react'
import { ShippedMark } from '@/admin/ShippedMark'
import { useTableView } from '@/admin/tables/useTableView'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import type { NewsSource } from '@/content/admin/newsSources'
import { savedNewsSources } from '@/saved/newsSources'
import { lazyWithPreload, usePreloadOnInteraction } from '@/ui/lazyWithPreload'
import { PageHeader } from '@/ui/PageHeader'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyState } from '@/ui/states/EmptyState'
import { NoMatches } from '@/ui/states/NoMatches'
import { BulkBar } from './BulkBar'
import { SourceFilterBar } from './SourceFilterBar'
import { SourceGrid } from './SourceGrid'
import { sourceColumns } from './sourceColumns'
import { filterSources } from './sourceList'
import { type SourceSearchParams, type SourceView, sourceSearchParams } from './sourceSearchParams'
import { describeSources } from './sourceTexts'
import { useSources } from './useSources'

const SourceTable = lazyWithPreload(() => import('./SourceTable').then((it) => it.SourceTable))

type Props = {
  filters: SourceSearchParams
  onFiltersChange: (filters: SourceSearchParams, cause: FilterCause) => void
}

const VIEW_OPTIONS: { value: SourceView | 'cards'; label: string }[] = [
  { value: 'cards', label: 'بطاقات' },
  { value: 'table', label: 'جدول' },
]

const STORES = [savedNewsSources]

const FilterCard = styled(Card)({
  borderBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
})

const EmptyCard = styled(Card)({ marginBlockStart: 16 })

/** The news sources page (Spec §2): filters, bulk actions, and one card per source, or a table of them. */
export function NewsSourcesPage({ filters: { view, ...filters }, onFiltersChange }: Props) {
  const { sources, ...actions } = useSources()
  const { category, status, sort } = filters
  // The view is no filter: «مسح البحث والتصفية» does not change it.
  const { q, field, change, clear } = useListSearch<SourceSearchParams>(filters, (next, cause) =>
    onFiltersChange({ ...next, view }, cause),
  )
  usePreloadOnInteraction(SourceTable)
  const onToggle = useEventCallback(({ id }: NewsSource, isActive: boolean) => {
    actions.setActive(new Set([id]), isActive)
  })
  const onRemove = useEventCallback((source: NewsSource) => void remove([source]))
  const onRetry = useEventCallback(actions.retry)
  const changes = useMemo(() => ({ onToggle, onRemove, onRetry }), [onToggle, onRemove, onRetry])
  const columns = useMemo(() => sourceColumns(changes), [changes])
  const { settings, sorted, tableProps } = useTableView({
    name: 'newsSources',
    columns,
    sort,
    onSort: (next) => change(sourceSearchParams.parse({ sort: next })),
  })

  const visible = useMemo(
    () => sorted(filterSources(sources, { q, category, status })),
    [sorted, sources, q, category, status],
  )
  const ids = useMemo(() => visible.map(({ id }) => id), [visible])
  const selection = useSelection(ids)
  useRowFocus(ids)

  async function remove(chosen: readonly NewsSource[]) {
    const isRemoved = await actions.remove(chosen)
    if (isRemoved)
      selection.toggleAll(
        chosen.map(({ id }) => id),
        false,
      )
  }

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
      <ShippedMark title="مصادر الأخبار" stores={STORES} />
      <FilterCard>
        <SourceFilterBar
          field={field}
          filters={filters}
          onCategoryChange={(next) => change({ category: next })}
          onStatusChange={(next) => change({ status: next })}
          view={view}
          table={settings}
          found={visible}
          total={sources.length}
        />
      </FilterCard>
      <BulkBar
        selection={selection}
        visible={visible}
        onSetActive={actions.setAllActive}
        onRemove={(chosen) => void remove(chosen)}
      />
      {visible.length > 0 ? (
        view === 'table' ? (
          <SourceTable isRequested {...tableProps} rows={visible} selection={selection} />
        ) : (
          <SourceGrid sources={visible} selection={selection} {...changes} />
        )
      ) : (
        <EmptyCard>
          {sources.length > 0 ? (
            <NoMatches icon={Newspaper} text="لا يوجد مصدر يطابق البحث والتصفية." onClear={clear} />
          ) : (
            <EmptyState
              icon={Newspaper}
              title="لا مصادر"
              text="حُذفت المصادر كلها من هذه القائمة."
              action={
                <Button size="small" onClick={actions.reset}>
                  استعادة المصادر الأصلية
                </Button>
              }
            />
          )}
        </EmptyCard>
      )}
    </>
  )
}
