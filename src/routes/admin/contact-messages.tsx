import { createFileRoute } from '@tanstack/react-router'
import { ContactMessagesPage } from '@/admin/contactMessages/ContactMessagesPage'
import { messageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { historyOf } from '@/admin/useListSearch'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/contact-messages')({
  validateSearch: messageSearchParams,
  head: () => ({ meta: [{ title: pageTitle('رسائل التواصل') }] }),
  component: ContactMessages,
})

function ContactMessages() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ContactMessagesPage
      filters={filters}
      onFiltersChange={(search, cause) => navigate({ search, ...historyOf(cause) })}
    />
  )
}
