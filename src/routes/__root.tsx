import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { nextPaint } from '@/lib/nextPaint'
import { SITE_NAME } from '@/lib/pageTitle'
import { NotFoundInSite } from '@/site/notFound/NotFoundPage'
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
