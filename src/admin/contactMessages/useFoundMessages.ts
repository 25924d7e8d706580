import { useMemo } from 'react'
import {
  type MessageSearchParams,
  messageSearchParams,
} from '@/admin/searchParams/messageSearchParams'
import { useTableView } from '@/admin/tables/useTableView'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import type { ContactMessage } from '@/api/contactMessages'
import { filterMessages, indexMessages, unreadFirst } from './filterMessages'
import type { RowActions } from './messageActions'
import { messageColumns } from './messageColumns'

export type FilterProps = {
  filters: MessageSearchParams
  onFiltersChange: (filters: MessageSearchParams, cause: FilterCause) => void
}

type Options = FilterProps & {
  messages: readonly ContactMessage[]
  actions: RowActions
}

/**
 * What the filters of the address find, in the order of the table, and what the table and the search field need. Typing
 * updates the field at once, and the rows at lower priority from texts that were folded beforehand, so that 10,000
 * messages do not delay a keystroke.
 */
export function useFoundMessages({ messages, actions, ...props }: Options) {
  const { page: pageNumber = 1, ...filters } = props.filters
  const { status, category, from, to, first, sort } = filters
  const { q, ...search } = useListSearch<MessageSearchParams>(filters, props.onFiltersChange)
  const columns = useMemo(() => messageColumns(actions), [actions])
  const { sorted, ...view } = useTableView({
    name: 'messages',
    columns,
    sort,
    onSort: (sort, cause) => search.change(messageSearchParams.parse({ sort }), cause),
  })

  // Sorted once, then filtered at each key: the order does not depend on the search.
  const index = useMemo(() => indexMessages(sorted(messages)), [messages, sorted])
  const found = useMemo(() => {
    const matching = filterMessages(index, { q, status, category, from, to })
    return first ? unreadFirst(matching) : matching
  }, [index, q, status, category, from, to, first])

  const question = [q, status, category, from, to]
  return {
    ...view,
    columns,
    filters,
    search,
    found,
    foundIds: useMemo(() => found.map(({ id }) => String(id)), [found]),
    asked: search.isInAddress ? pageNumber : 1,
    question,
    isFiltered: question.some(Boolean),
  }
}

export type FoundMessages = ReturnType<typeof useFoundMessages>
