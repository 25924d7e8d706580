import type { MessageFilters } from './messageFilters'

type Props = { filters: MessageFilters; onFiltersChange: (filters: MessageFilters) => void }

export function ContactMessagesPage({ filters }: Props) {
  return <h1 tabIndex={-1}>رسائل التواصل {filters.q}</h1>
}
