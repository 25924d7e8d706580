import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { contactCategorySchema } from '@/api/contactMessages'
import { pageHead } from '@/lib/pageHead'
import { ContactPage } from '@/site/contact/ContactPage'

export const Route = createFileRoute('/_site/contact')({
  validateSearch: z.object({ category: contactCategorySchema.optional().catch(undefined) }),
  head: () =>
    pageHead({
      title: 'اتصل بنا',
      description: 'سؤال أو ملاحظة أو شراكة: اكتب إلى فريق مدار، ونرد خلال 24 ساعة.',
      path: '/contact',
    }),
  component: Contact,
})

function Contact() {
  const { category } = Route.useSearch()
  return <ContactPage {...(category ? { category } : {})} />
}
