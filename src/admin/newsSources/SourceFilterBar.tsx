import type { ComponentProps, ReactNode } from 'react'
import type { SourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { SOURCE_STATUSES, type SourceStatus } from '@/content/admin/kinds'
import type { NewsSource } from '@/content/admin/newsSources'
import type { LiveSearchField } from '@/ui/fields/SearchField'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { FilterBar } from '@/ui/table/FilterBar'
import { CategoryFilter } from './CategoryFilter'
import { STATUSES } from './sourceTexts'

const STATUS_OPTIONS: { value: SourceStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  ...SOURCE_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
]

type Props = {
  field: Pick<ComponentProps<typeof LiveSearchField>, 'ref' | 'text'>
  filters: SourceSearchParams
  onChange: (next: Pick<SourceSearchParams, 'category' | 'status'>) => void
  found: readonly NewsSource[]
  total: number
  tools: ReactNode
}

/** Search, category and status (Spec §2, News sources), and the number of results. */
export function SourceFilterBar({ filters, ...props }: Props) {
  return (
    <FilterBar
      search={{ ...props.field, label: 'بحث في المصادر', placeholder: 'المصدر أو عنوان الخبر' }}
      filters={
        <>
          <CategoryFilter
            value={filters.category}
            onChange={(category) => props.onChange({ category })}
          />
          <SegmentedControl
            label="الحالة"
            value={filters.status ?? 'all'}
            onChange={(next) => props.onChange({ status: next === 'all' ? undefined : next })}
            options={STATUS_OPTIONS}
          />
        </>
      }
      found={props.found.length}
      total={props.total}
      question={[filters.q, filters.category, filters.status]}
      tools={props.tools}
    />
  )
}
