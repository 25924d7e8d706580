import { Inbox } from 'lucide-react'
import { useMemo, useState } from 'react'
import { StatusFilter } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import type { ContactMessage } from '@/api/contactMessages'
import { MESSAGE_STATUSES } from '@/api/messageKinds'
import { formatNumber } from '@/lib/arabic'
import type { ReadableStore } from '@/lib/deriveStore'
import { isolated } from '@/lib/isolated'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { SkeletonRows } from '@/ui/dataTable/SkeletonRows'
import { ButtonLink } from '@/ui/navigation/links'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import type { Selection } from '@/ui/selection/useSelection'
import { EmptyList } from '@/ui/states/EmptyList'
import { EmptyState } from '@/ui/states/EmptyState'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import { Pager, pageOf } from '@/ui/table/Pager'
import { exportMessages } from './exportMessages'
import type { FoundMessages } from './useFoundMessages'
import { PAGE_SIZE } from './useSteps'

const MoreFilters = lazyWithPreload(() => import('./MoreFilters'), 'MoreFilters')

type Props = {
  list: FoundMessages
  total: number
  selection: Selection
  isLoading: boolean
  isCovered: boolean
  openId: ReadableStore<string | undefined>
  /** the open message leaves the table little space */
  isNarrow: boolean
}

/** The searchable table of messages with its filters and pages (Spec §2). */
export function MessageList(props: Props) {
  const { list, total, selection, isLoading, isCovered, openId, isNarrow } = props
  const { found, search, filters } = list
  const page = pageOf(found, list.asked, PAGE_SIZE)
  const { category, from, to, first } = filters
  const hasMore = [category, from, to, first].some(Boolean)
  const [isMoreOpen, setMoreOpen] = useState(hasMore)
  const [hadMore, setHadMore] = useState(hasMore)
  // Also after hydration, Back or a saved view: a filter that is not seen looks like lost messages.
  if (hasMore !== hadMore) {
    setHadMore(hasMore)
    if (hasMore) setMoreOpen(true)
  }
  const { columns: all } = list.tableProps
  const columns = useMemo(() => (isNarrow ? withoutDetails(all) : all), [isNarrow, all])

  useRowFocus(page.items, isCovered)

  return (
    <>
      <FilterBar
        search={{
          ...search.field,
          label: 'بحث في الرسائل',
          placeholder: 'الاسم أو البريد أو الموضوع',
        }}
        filters={
          <StatusFilter
            statuses={MESSAGE_STATUSES}
            value={filters.status}
            onChange={(status) => search.change({ status })}
          />
        }
        found={isLoading ? undefined : found.length}
        total={total}
        question={list.question}
        tools={
          <ListTools
            {...list.tools}
            more={{ isOpen: isMoreOpen, onToggle: () => setMoreOpen(!isMoreOpen) }}
            prepare={() => exportMessages(found)}
          />
        }
      >
        {isMoreOpen && (
          <MoreFilters
            isRequested
            filters={filters}
            onChange={search.change}
            onClose={() => setMoreOpen(false)}
          />
        )}
      </FilterBar>
      {isLoading || found.length > 0 ? (
        <DataTable
          {...list.tableProps}
          columns={columns}
          caption="رسائل التواصل"
          rows={page.items}
          isRowStrong={({ status }) => status === 'unread'}
          currentRow={openId}
          skeleton={
            isLoading ? <SkeletonRows columns={columns} count={8} hasCheckbox /> : undefined
          }
          select={{ selection, labelOf, allLabel: 'تحديد رسائل هذه الصفحة' }}
        />
      ) : list.question.some(Boolean) ? (
        <EmptyList
          icon={Inbox}
          title="لا توجد رسائل"
          text="لا توجد رسائل تطابق معايير البحث"
          onStep={search.clear}
        />
      ) : (
        <EmptyState
          icon={Inbox}
          title="لا توجد رسائل"
          text="لم يتم استلام أي رسائل بعد"
          action={
            <ButtonLink to="/contact" size="small">
              عرض صفحة التواصل
            </ButtonLink>
          }
        />
      )}
      {page.pageCount > 1 && (
        <Pager
          page={page.page}
          pageCount={page.pageCount}
          onPageChange={(next) => search.change({ page: next > 1 ? next : undefined }, 'page')}
          summary={`${formatNumber(page.first)}–${formatNumber(page.last)} من ${formatNumber(found.length)}`}
        />
      )}
    </>
  )
}

/** The open message shows its category and date, and has the actions. */
const withoutDetails = (columns: readonly DataColumn<ContactMessage>[]) =>
  columns
    .filter(({ key }) => key !== 'category' && key !== 'date')
    .map((column) => ({ ...column, ...NARROW[column.key] }))

const NARROW: Record<string, { width: string }> = {
  sender: { width: '11.25rem' },
  actions: { width: '7.25rem' },
}

const labelOf = ({ name }: ContactMessage) => `تحديد رسالة ${isolated(name)}`
