import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '@/admin/analytics/AnalyticsPage'
import {
  analyticsSearchParams,
  DEFAULT_TAB,
  spanOf,
  toSearch,
} from '@/admin/analytics/analyticsSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: analyticsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('التحليلات') }] }),
  component: () => {
    const search = Route.useSearch()
    const { tab = DEFAULT_TAB } = search
    const navigate = Route.useNavigate()
    return (
      <AnalyticsPage
        tab={tab}
        span={spanOf(search)}
        onChange={(nextTab, nextSpan) =>
          navigate({ search: toSearch(nextTab, nextSpan), resetScroll: false })
        }
      />
    )
  },
})
