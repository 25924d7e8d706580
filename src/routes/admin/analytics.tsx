import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '@/admin/analytics/AnalyticsPage'
import {
  analyticsSearchParams,
  DEFAULT_PERIOD,
  DEFAULT_TAB,
  toSearch,
} from '@/admin/analytics/analyticsSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: analyticsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('التحليلات') }] }),
  component: Analytics,
})

function Analytics() {
  const { tab = DEFAULT_TAB, period = DEFAULT_PERIOD } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AnalyticsPage
      tab={tab}
      period={period}
      onChange={(nextTab, nextPeriod) =>
        navigate({ search: toSearch(nextTab, nextPeriod), resetScroll: false })
      }
    />
  )
}
