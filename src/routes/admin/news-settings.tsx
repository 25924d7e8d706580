import { createFileRoute } from '@tanstack/react-router'
import { NewsSettingsPage } from '@/admin/pageSettings/NewsSettingsPage'
import {
  newsSettingsSearchParams,
  pageOfSearch,
} from '@/admin/pageSettings/newsSettingsSearchParams'
import { filterProps } from '@/admin/routeProps'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/news-settings')({
  validateSearch: newsSettingsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('إعدادات الأخبار') }] }),
  component: () => {
    const props = filterProps(Route.useSearch(), Route.useNavigate())
    return <NewsSettingsPage page={pageOfSearch(props.filters)} {...props} />
  },
})
