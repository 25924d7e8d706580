import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'

export const Route = createFileRoute('/_site/$')({
  head: () => ({ meta: [{ title: pageTitle('الصفحة غير موجودة') }] }),
  component: NotFoundPage,
})
