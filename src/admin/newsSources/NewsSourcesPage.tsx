import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { useMemo } from 'react'
import { ShippedMark } from '@/admin/ShippedMark'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import type { NewsSource } from '@/content/admin/newsSources'
import { savedNewsSources } from '@/saved/newsSources'
import { PageHeader } from '@/ui/PageHeader'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyState } from '@/ui/states/EmptyState'
import { NoMatches } from '@/ui/states/NoMatches'
import { BulkBar } from './BulkBar'
import { SourceFilterBar } from './SourceFilterBar'
import { SourceGrid } from './SourceGrid'
import { filterSources } from './sourceList'
import type { SourceSearchParams } from './sourceSearchParams'
import { describeSources } from './sourceTexts'
import { useSources } from './useSources'

type Props = {
  filters: SourceSearchParams
  onFiltersChange: (filters: SourceSearchParams, cause: FilterCause) => void
}

const STORES = [savedNewsSources]

const FilterCard = styled(Card)({
  borderBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
})

const EmptyCard = styled(Card)({ marginBlockStart: 16 })

/** The news sources page (Spec §2): filters, bulk actions, one card per source. */
export function NewsSourcesPage({ filters, onFiltersChange }: Props) {
  const { sources, ...actions } = useSources()
  const { category, status } = filters
  const { q, field, change, clear } = useListSearch(filters, onFiltersChange)

  const visible = useMemo(
    () => filterSources(sources, { q, category, status }),
    [sources, q, category, status],
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
      />
      <ShippedMark title="مصادر الأخبار" stores={STORES} />
      <FilterCard>
        <SourceFilterBar
          field={field}
          filters={filters}
          onCategoryChange={(next) => change({ category: next })}
          onStatusChange={(next) => change({ status: next })}
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
        <SourceGrid
          sources={visible}
          selection={selection}
          onToggle={({ id }, isActive) => actions.setActive(new Set([id]), isActive)}
          onRemove={(source) => void remove([source])}
          onRetry={actions.retry}
        />
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
