import { createFileRoute } from '@tanstack/react-router'
import { notFoundHead } from '@/lib/pageHead'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'

export const Route = createFileRoute('/_site/$')({
  head: notFoundHead,
  component: NotFoundPage,
})
