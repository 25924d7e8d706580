import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { contactCategorySchema } from '@/api/contactMessages'
import { pageTitle } from '@/lib/pageTitle'
import { ContactPage } from '@/site/contact/ContactPage'

export const Route = createFileRoute('/_site/contact')({
  validateSearch: z.object({ category: contactCategorySchema.optional().catch(undefined) }),
  head: () => ({ meta: [{ title: pageTitle('اتصل بنا') }] }),
  component: Contact,
})

function Contact() {
  const { category } = Route.useSearch()
  return <ContactPage {...(category ? { category } : {})} />
}
