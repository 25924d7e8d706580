import type { ComponentProps } from 'react'
import { DeferredListTools } from '@/admin/tables/DeferredListTools'
import {
  SOURCE_STATUSES,
  type SourceCategory,
  type SourceStatus,
} from '@/content/admin/newsSourceKinds'
import type { NewsSource } from '@/content/admin/newsSources'
import { deferHydration } from '@/hydration/deferHydration'
import { formatNumber } from '@/lib/arabic'
import { FilterBar } from '@/ui/FilterBar'
import { lazyWithPreload } from '@/ui/lazyWithPreload'
import { LiveSearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import type { SourceSearchParams } from './sourceSearchParams'
import { STATUSES } from './sourceTexts'
import type { SourceTableOrder } from './useSourceTable'

const CategoryFilter = deferHydration(() =>
  import('./CategoryFilter').then((it) => it.CategoryFilter),
)

const SourceTableTools = lazyWithPreload(() =>
  import('./SourceTableTools').then((it) => it.SourceTableTools),
)

const STATUS_OPTIONS: { value: SourceStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  ...SOURCE_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
]

type Props = {
  field: Pick<ComponentProps<typeof LiveSearchField>, 'ref' | 'text'>
  filters: SourceSearchParams
  onCategoryChange: (category: SourceCategory | undefined) => void
  onStatusChange: (status: SourceStatus | undefined) => void
  /** the order of the table, if the sources are one */
  table?: SourceTableOrder
  found: readonly NewsSource[]
  total: number
}

/** Search, category and status (Spec §2, News sources), and the number of results. */
export function SourceFilterBar(props: Props) {
  return (
    <FilterBar
      search={
        <LiveSearchField
          {...props.field}
          size="small"
          label="بحث في المصادر"
          placeholder="اسم المصدر أو عنوان الخبر"
        />
      }
      filters={
        <>
          <CategoryFilter value={props.filters.category} onChange={props.onCategoryChange} />
          <SegmentedControl
            label="الحالة"
            value={props.filters.status ?? 'all'}
            onChange={(next) => props.onStatusChange(next === 'all' ? undefined : next)}
            options={STATUS_OPTIONS}
          />
        </>
      }
      count={`${formatNumber(props.found.length)} من ${formatNumber(props.total)}`}
      tools={
        props.table ? (
          <SourceTableTools
            isRequested
            {...props.table}
            views={{ screen: 'newsSources', search: { ...props.filters, view: 'table' } }}
            found={props.found}
          />
        ) : (
          <DeferredListTools
            views={{ screen: 'newsSources', search: props.filters }}
            prepare={async () => (await import('./exportSources')).exportSources(props.found)}
          />
        )
      }
    />
  )
}
