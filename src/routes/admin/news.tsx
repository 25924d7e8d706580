import { createFileRoute } from '@tanstack/react-router'
import { NewsSourcesPage } from '@/admin/newsSources/NewsSourcesPage'
import { filterProps } from '@/admin/routeProps'
import { sourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/news')({
  validateSearch: sourceSearchParams,
  head: () => ({ meta: [{ title: pageTitle('مصادر الأخبار') }] }),
  component: () => <NewsSourcesPage {...filterProps(Route.useSearch(), Route.useNavigate())} />,
})
