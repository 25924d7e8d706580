import { createFileRoute } from '@tanstack/react-router'
import { ContactMessagesPage } from '@/admin/contactMessages/ContactMessagesPage'
import { filterProps } from '@/admin/routeProps'
import { messageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/contact-messages')({
  validateSearch: messageSearchParams,
  head: () => ({ meta: [{ title: pageTitle('رسائل التواصل') }] }),
  component: () => <ContactMessagesPage {...filterProps(Route.useSearch(), Route.useNavigate())} />,
})
