import { createFileRoute } from '@tanstack/react-router'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { pageHead } from '@/lib/pageHead'
import { oneOf, searchParams } from '@/lib/searchParams'
import { ContactPage } from '@/site/contact/ContactPage'

export const Route = createFileRoute('/_site/contact')({
  validateSearch: searchParams({ category: oneOf(CONTACT_CATEGORIES) }),
  head: () =>
    pageHead({
      title: 'اتصل بنا',
      description: 'سؤال أو ملاحظة أو شراكة: اكتب إلى فريق مدار، ونرد خلال 24 ساعة.',
      path: '/contact',
    }),
  component: () => <ContactPage category={Route.useSearch().category} />,
})
