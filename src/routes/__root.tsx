import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { SITE_NAME } from '@/lib/pageTitle'
import { NotFoundInSite } from '@/site/notFound/NotFoundPage'
import { RouteAnnouncer } from '@/ui/navigation/RouteAnnouncer'
import { RouteProgress } from '@/ui/navigation/RouteProgress'

export const Route = createRootRoute({
  head: () => ({ meta: [{ title: SITE_NAME }] }),
  component: Root,
  notFoundComponent: NotFoundInSite,
})

function Root() {
  return (
    <>
      <HeadContent />
      <RouteProgress />
      <Outlet />
      <RouteAnnouncer />
    </>
  )
}
