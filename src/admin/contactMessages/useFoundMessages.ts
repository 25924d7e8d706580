import { useMemo } from 'react'
import type { MessageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { type FilterProps, useRecordList } from '@/admin/tables/useRecordList'
import type { ContactMessage } from '@/api/contactMessages'
import { filterMessages, unreadFirst } from './filterMessages'
import type { RowActions } from './messageActions'
import { messageColumns } from './messageColumns'

type Options = FilterProps<MessageSearchParams> & {
  messages: readonly ContactMessage[]
  actions: RowActions
}

/**
 * What the filters of the address find, in the order of the table, and what the table and the search field need. Typing
 * updates the field at once, and the rows at lower priority from texts that were folded beforehand, so that 10,000
 * messages do not delay a keystroke.
 */
export function useFoundMessages({ messages, actions, ...filterProps }: Options) {
  const columns = useMemo(() => messageColumns(actions), [actions])
  const list = useRecordList({ ...filterProps, name: 'messages', columns })
  const { q, sorted } = list
  const { status, category, from, to, first } = list.filters

  // Sorted once, then filtered at each key: the order does not depend on the search.
  const inOrder = useMemo(() => sorted(messages), [messages, sorted])
  const found = useMemo(() => {
    const matching = filterMessages(inOrder, { q, status, category, from, to })
    return first ? unreadFirst(matching) : matching
  }, [inOrder, q, status, category, from, to, first])

  return {
    ...list,
    found,
    foundIds: useMemo(() => found.map(({ id }) => String(id)), [found]),
    question: [q, status, category, from, to],
  }
}

export type FoundMessages = ReturnType<typeof useFoundMessages>
