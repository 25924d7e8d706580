import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'
import { notFoundHead } from '@/site/notFound/notFoundHead'

export const Route = createFileRoute('/_site/$')({
  head: notFoundHead,
  component: NotFoundPage,
})
