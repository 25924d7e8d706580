import {
  createRootRoute,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  useRouter,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadIfAnythingSaved } from '@/lib/loadIfAnythingSaved'
import { nextPaint } from '@/lib/nextPaint'
import { SITE_NAME, setTitleName } from '@/lib/pageTitle'
import { loadPublicLists, publicLists } from '@/site/publicLists'
import { connect } from '@/ui/layers/connect'
import { layerRouter } from '@/ui/layers/layers'
import { RouteAnnouncer } from '@/ui/navigation/RouteAnnouncer'
import { RouteProgress } from '@/ui/navigation/RouteProgress'
import { usePreload } from '@/ui/states/quietLoading'
import { useSaved } from '@/ui/states/useSaved'

/** `beforeLoad` does not receive the location before. */
let lastPath: string | undefined

export const Route = createRootRoute({
  beforeLoad: ({ preload, location: { pathname } }) => {
    if (preload) return
    const isOtherPage = lastPath !== undefined && lastPath !== pathname
    lastPath = pathname
    const loading = loadIfAnythingSaved(loadSaved)
    if (loading) return loading
    setTitleName(SITE_NAME)
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

/** Before the loaders and heads of the pages, so that no page shows what ships first. */
async function loadSaved() {
  const { publicSite } = await loadPublicLists()
  setTitleName(publicSite.get().name)
}

const followSaved = () => void loadIfAnythingSaved(loadSaved)

function Root() {
  const router = useRouter()
  useEffect(() => layerRouter.set(router), [router])
  usePreload(connect)
  // Another tab may save the first list.
  useEffect(() => {
    addEventListener('storage', followSaved)
    return () => removeEventListener('storage', followSaved)
  }, [])
  const PreviewMark = useSaved(publicLists, 'previewMark')
  return (
    <>
      <HeadContent />
      <RouteProgress />
      <Outlet />
      <RouteAnnouncer />
      {PreviewMark && <PreviewMark />}
    </>
  )
}
