import { createRootRoute, HeadContent, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { nextPaint } from '@/lib/nextPaint'
import { SITE_NAME } from '@/lib/pageTitle'
import { RouteAnnouncer } from '@/ui/navigation/RouteAnnouncer'
import { RouteProgress } from '@/ui/navigation/RouteProgress'

let lastPath: string | undefined

export const Route = createRootRoute({
  beforeLoad: ({ preload, location: { pathname } }) => {
    if (preload) return
    const isOtherPage = lastPath !== undefined && lastPath !== pathname
    lastPath = pathname
    return isOtherPage ? nextPaint() : undefined
  },
  head: () => ({ meta: [{ title: SITE_NAME }] }),
  component: Root,
  // The router plugin does not split the root route, and the header and footer are for public pages only.
  notFoundComponent: lazyRouteComponent(
    () => import('@/site/notFound/NotFoundInSite'),
    'NotFoundInSite',
  ),
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
