import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { NOT_FOUND_TITLE, NotFoundPage } from '@/site/notFound/NotFoundPage'

export const Route = createFileRoute('/_site/$')({
  head: () => ({ meta: [{ title: pageTitle(NOT_FOUND_TITLE) }] }),
  component: NotFoundPage,
})
