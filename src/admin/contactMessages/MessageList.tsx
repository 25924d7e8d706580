import Button from '@mui/material/Button'
import { Inbox } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { ContactMessage, MessageStatus } from '@/api/contactMessages'
import { formatNumber } from '@/lib/arabic'
import { DataTable } from '@/ui/DataTable'
import { FilterBar } from '@/ui/FilterBar'
import { ButtonLink } from '@/ui/links'
import { Pager } from '@/ui/Pager'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { EmptyState } from '@/ui/states/EmptyState'
import { useDraftText } from '@/ui/useDraftText'
import { filterMessages, indexMessages } from './filterMessages'
import { STATUS_LABEL } from './MessageStatusBadge'
import { messageColumns } from './messageColumns'
import type { MessageFilters } from './messageFilters'
import { pageOf } from './paging'

const STATUS_OPTIONS: { value: MessageStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  { value: 'unread', label: STATUS_LABEL.unread },
  { value: 'read', label: STATUS_LABEL.read },
  { value: 'replied', label: STATUS_LABEL.replied },
]

/**
 * What changed the filters: typing replaces the history entry, the other causes add one, so that
 * Back works.
 */
export type FilterCause = 'typing' | 'filter' | 'page'

export type FilterProps = {
  filters: MessageFilters
  onFiltersChange: (filters: MessageFilters, cause: FilterCause) => void
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
  const { messages, isLoading, isCovered, filters, onFiltersChange, onView } = props
  const searchBox = useRef<HTMLInputElement>(null)
  const draft = useDraftText(filters.q ?? '', (text) =>
    onFiltersChange({ ...withText(text), ...withStatus(filters.status) }, 'typing'),
  )
  const q = useDeferredValue(draft.text.trim())
  const { status } = filters

  const index = useMemo(() => indexMessages(messages), [messages])
  const found = useMemo(() => filterMessages(index, { q, status }), [index, q, status])
  const columns = useMemo(() => messageColumns(onView), [onView])
  // While the address still contains the previous search, its page number does not apply to this
  // one.
  const page = pageOf(found, q === (filters.q ?? '') ? (filters.page ?? 1) : 1)

  useRowFocus(
    page.items.map(({ id }) => String(id)),
    isCovered,
  )

  function changeStatus(next: MessageStatus | 'all') {
    const kept = next === 'all' ? {} : { status: next }
    onFiltersChange({ ...withText(draft.settle()), ...kept }, 'filter')
  }

  function clear() {
    draft.settle('')
    onFiltersChange({}, 'filter')
    searchBox.current?.focus()
  }

  const isFiltered = q !== '' || status !== undefined
  return (
    <>
      <FilterBar
        search={
          <SearchField
            ref={searchBox}
            size="small"
            label="بحث في الرسائل"
            placeholder="الاسم أو البريد أو الموضوع"
            value={draft.text}
            onChange={draft.setText}
          />
        }
        filters={
          <SegmentedControl
            label="الحالة"
            value={status ?? 'all'}
            onChange={changeStatus}
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
              <Button size="small" onClick={clear}>
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
          onPageChange={(next) =>
            onFiltersChange(
              { ...withText(draft.settle()), ...withStatus(status), ...withPage(next) },
              'page',
            )
          }
          summary={`${formatNumber(page.first)}–${formatNumber(page.last)} من ${formatNumber(found.length)}`}
        />
      )}
    </>
  )
}

const isUnread = ({ status }: ContactMessage) => status === 'unread'

// Defaults are omitted from the address (architecture, Habits).
const withText = (q: string) => (q === '' ? {} : { q })
const withStatus = (status: MessageStatus | undefined) => (status ? { status } : {})
const withPage = (page: number) => (page > 1 ? { page } : {})
