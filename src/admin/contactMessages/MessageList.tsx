import Button from '@mui/material/Button'
import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import type { ContactMessage, MessageStatus } from '@/api/contactMessages'
import { formatNumber } from '@/lib/arabic'
import { DataTable } from '@/ui/DataTable'
import { FilterBar } from '@/ui/FilterBar'
import { ButtonLink } from '@/ui/links'
import { Pager } from '@/ui/Pager'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { LiveSearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { EmptyState } from '@/ui/states/EmptyState'
import { filterMessages, indexMessages } from './filterMessages'
import { STATUS_LABEL } from './MessageStatusBadge'
import { messageColumns } from './messageColumns'
import type { MessageSearchParams } from './messageSearchParams'
import { pageOf } from './paging'

const STATUS_OPTIONS: { value: MessageStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  { value: 'unread', label: STATUS_LABEL.unread },
  { value: 'read', label: STATUS_LABEL.read },
  { value: 'replied', label: STATUS_LABEL.replied },
]

export type FilterProps = {
  filters: MessageSearchParams
  onFiltersChange: (filters: MessageSearchParams, cause: FilterCause) => void
}

type Props = FilterProps & {
  messages: ContactMessage[]
  isLoading: boolean
  /** a message is open over the list */
  isCovered: boolean
  onView: (message: ContactMessage) => void
}

/**
 * The searchable list with pages. Typing updates the field at once, and the rows at lower priority
 * from texts that were folded beforehand, so that 10,000 messages do not delay a keystroke.
 */
export function MessageList(props: Props) {
  const { messages, isLoading, isCovered, onFiltersChange, onView } = props
  const { page: pageNumber = 1, ...filters } = props.filters
  const { status } = filters
  const { q, ...search } = useListSearch<MessageSearchParams>(filters, onFiltersChange)

  const index = useMemo(() => indexMessages(messages), [messages])
  const found = useMemo(() => filterMessages(index, { q, status }), [index, q, status])
  const columns = useMemo(() => messageColumns(onView), [onView])
  const page = pageOf(found, search.isInAddress ? pageNumber : 1)

  useRowFocus(
    page.items.map(({ id }) => String(id)),
    isCovered,
  )

  const isFiltered = q !== '' || status !== undefined
  return (
    <>
      <FilterBar
        search={
          <LiveSearchField
            {...search.field}
            size="small"
            label="بحث في الرسائل"
            placeholder="الاسم أو البريد أو الموضوع"
          />
        }
        filters={
          <SegmentedControl
            label="الحالة"
            value={status ?? 'all'}
            onChange={(next) => search.change({ status: next === 'all' ? undefined : next })}
            options={STATUS_OPTIONS}
          />
        }
        count={isLoading ? '' : `${formatNumber(found.length)} من ${formatNumber(messages.length)}`}
      />
      {isLoading || found.length > 0 ? (
        <DataTable
          caption="رسائل التواصل"
          columns={columns}
          rows={page.items}
          rowKey={({ id }) => id}
          isRowStrong={isUnread}
          loading={isLoading}
        />
      ) : (
        <EmptyState
          icon={Inbox}
          title="لا توجد رسائل"
          text={isFiltered ? 'لا توجد رسائل تطابق معايير البحث' : 'لم يتم استلام أي رسائل بعد'}
          action={
            isFiltered ? (
              <Button size="small" onClick={search.clear}>
                مسح البحث والتصفية
              </Button>
            ) : (
              <ButtonLink to="/contact" size="small">
                عرض صفحة التواصل
              </ButtonLink>
            )
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

const isUnread = ({ status }: ContactMessage) => status === 'unread'
