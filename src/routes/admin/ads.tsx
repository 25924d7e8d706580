import { createFileRoute } from '@tanstack/react-router'
import { AdsPage } from '@/admin/ads/AdsPage'
import { adsSearchParams } from '@/admin/ads/adsSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/ads')({
  validateSearch: adsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الإعلانات') }] }),
  component: Ads,
})

function Ads() {
  const { tab = 'active' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdsPage
      tab={tab}
      onTabChange={(next) =>
        navigate({ search: next === 'active' ? {} : { tab: next }, resetScroll: false })
      }
    />
  )
}
