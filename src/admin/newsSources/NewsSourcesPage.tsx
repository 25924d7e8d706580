import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Newspaper } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { type NewsSource, sampleSources } from '@/content/admin/newsSources'
import { PageHeader } from '@/ui/PageHeader'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { EmptyState } from '@/ui/states/EmptyState'
import { useDraftText } from '@/ui/useDraftText'
import { BulkBar } from './BulkBar'
import { SourceFilterBar } from './SourceFilterBar'
import { SourceGrid } from './SourceGrid'
import type { SourceFilters } from './sourceFilters'
import { filterSources, selectAll, selectAllState, selectedOf } from './sourceList'
import { describeSources } from './sourceWords'
import { useSources } from './useSources'

/**
 * What changed the filters: typing replaces the history entry, a filter adds one, so that Back
 * works.
 */
export type FilterCause = 'typing' | 'filter'

type Props = {
  filters: SourceFilters
  onFiltersChange: (filters: SourceFilters, cause: FilterCause) => void
  initial?: readonly NewsSource[]
}

const FilterCard = styled(Card)({
  borderBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
})

const EmptyCard = styled(Card)({ marginBlockStart: 16 })

/** The news sources page (Spec §2): filters, bulk actions, one card per source. */
export function NewsSourcesPage({ filters, onFiltersChange, initial = sampleSources }: Props) {
  const { sources, selected, setSelected, ...acts } = useSources(initial)
  const searchBox = useRef<HTMLInputElement>(null)
  const draft = useDraftText(filters.q ?? '', (text) => change({ q: text }, 'typing'))
  const q = draft.text.trim()
  const { category, status } = filters

  const visible = useMemo(
    () => filterSources(sources, { q, category, status }),
    [sources, q, category, status],
  )
  const chosen = selectedOf(visible, selected)
  useRowFocus(visible.map(({ id }) => id))

  function change(next: SourceFilters, cause: FilterCause = 'filter') {
    onFiltersChange(withoutDefaults({ q: draft.settle(), category, status, ...next }), cause)
  }

  function clear() {
    draft.settle('')
    onFiltersChange({}, 'filter')
    searchBox.current?.focus()
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
      <FilterCard>
        <SourceFilterBar
          text={draft.text}
          onTextChange={draft.setText}
          filters={filters}
          onCategoryChange={(next) => change({ category: next })}
          onStatusChange={(next) => change({ status: next })}
          found={visible.length}
          total={sources.length}
          searchBox={searchBox}
        />
      </FilterCard>
      <BulkBar
        state={selectAllState(visible, chosen.length)}
        selectedCount={chosen.length}
        visibleCount={visible.length}
        onSelectAll={(isSelected) => setSelected((now) => selectAll(visible, now, isSelected))}
        onActivate={() => acts.setAllActive(chosen, true)}
        onDeactivate={() => acts.setAllActive(chosen, false)}
        onRemove={() => acts.remove(chosen)}
      />
      {visible.length > 0 ? (
        <SourceGrid
          sources={visible}
          selected={selected}
          onSelect={acts.select}
          onToggle={({ id }, isActive) => acts.setActive(new Set([id]), isActive)}
          onRemove={(source) => acts.remove([source])}
          onRetry={acts.retry}
        />
      ) : (
        <EmptyCard>
          {sources.length > 0 ? (
            <EmptyState
              icon={Newspaper}
              title="لا نتائج"
              text="لا يوجد مصدر يطابق البحث والتصفية."
              action={
                <Button size="small" onClick={clear}>
                  مسح البحث والتصفية
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={Newspaper}
              title="لا مصادر"
              text="لم يبقَ أي مصدر في القائمة. تعود المصادر كلها عند إعادة تحميل الصفحة."
              action={
                <Button size="small" onClick={() => location.reload()}>
                  إعادة تحميل الصفحة
                </Button>
              }
            />
          )}
        </EmptyCard>
      )}
    </>
  )
}

/** Defaults are omitted from the address (architecture, Habits). */
function withoutDefaults({ q, category, status }: SourceFilters): SourceFilters {
  return { ...(q && { q }), ...(category && { category }), ...(status && { status }) }
}
