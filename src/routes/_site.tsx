import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '@/site/chrome/SiteLayout'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'

export const Route = createFileRoute('/_site')({
  component: SiteLayout,
  notFoundComponent: NotFoundPage,
})
