import { createFileRoute } from '@tanstack/react-router'
import { ContactMessagesPage } from '@/admin/contactMessages/ContactMessagesPage'
import { messageFiltersSchema } from '@/admin/contactMessages/messageFilters'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/contact-messages')({
  validateSearch: messageFiltersSchema,
  head: () => ({ meta: [{ title: pageTitle('رسائل التواصل') }] }),
  component: ContactMessages,
})

function ContactMessages() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ContactMessagesPage
      filters={filters}
      onFiltersChange={(search, cause) =>
        // Only a turned page starts again at the top; typing makes no steps to go Back through.
        navigate({ search, replace: cause === 'typing', resetScroll: cause === 'page' })
      }
    />
  )
}
