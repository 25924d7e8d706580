import { createFileRoute } from '@tanstack/react-router'
import { AdsPage } from '@/admin/ads/AdsPage'
import { type AdsTab, adsSearchParams } from '@/admin/ads/adsSearchParams'
import { tabProps } from '@/admin/routeProps'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/ads')({
  validateSearch: adsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الإعلانات') }] }),
  component: () => (
    <AdsPage {...tabProps<AdsTab>('active', Route.useSearch(), Route.useNavigate())} />
  ),
})
