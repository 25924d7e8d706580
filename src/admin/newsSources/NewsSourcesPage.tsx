import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { useMemo } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { ListTools } from '@/admin/tables/ListTools'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import { savedNewsSources } from '@/saved/newsSources'
import { EmptyState } from '@/ui/states/EmptyState'
import { NoMatches } from '@/ui/states/NoMatches'
import { PageHeader } from '@/ui/theme/PageHeader'
import { SelectableSources } from './SelectableSources'
import { SourceFilterBar } from './SourceFilterBar'
import { SourceGrid } from './SourceGrid'
import { filterSources } from './sourceList'
import type { SourceSearchParams } from './sourceSearchParams'
import { describeSources, exportSources } from './sourceTexts'
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

/** The news sources page (Spec §2): filters, bulk actions, and one card per source. */
export function NewsSourcesPage({ filters, onFiltersChange }: Props) {
  const { sources, ...actions } = useSources()
  const { category, status } = filters
  const { q, field, change, clear } = useListSearch<SourceSearchParams>(filters, onFiltersChange)
  const found = useMemo(
    () => filterSources(sources, { q, category, status }),
    [sources, q, category, status],
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
      />
      <ModifiedBadge title="مصادر الأخبار" stores={STORES} />
      <FilterCard>
        <SourceFilterBar
          field={field}
          filters={filters}
          onChange={change}
          found={found}
          total={sources.length}
          tools={<ListTools prepare={() => exportSources(found)} />}
        />
      </FilterCard>
      <SelectableSources shown={found} actions={actions}>
        {(selection, changes) =>
          found.length > 0 ? (
            <SourceGrid sources={found} selection={selection} {...changes} />
          ) : (
            <EmptyCard>
              {sources.length > 0 ? (
                <NoMatches
                  icon={Newspaper}
                  text="لا يوجد مصدر يطابق البحث والتصفية."
                  onClear={clear}
                />
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
          )
        }
      </SelectableSources>
    </>
  )
}
