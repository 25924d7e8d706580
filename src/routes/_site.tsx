import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '@/site/chrome/SiteLayout'
import { NotFoundInSite } from '@/site/notFound/NotFoundPage'

export const Route = createFileRoute('/_site')({
  component: SiteLayout,
  // A page below that finds nothing (an unknown section) is answered here, in place of the layout.
  notFoundComponent: NotFoundInSite,
})
