import { createFileRoute } from '@tanstack/react-router'
import { NewsSourcesPage } from '@/admin/newsSources/NewsSourcesPage'
import { sourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { historyOf } from '@/admin/useListSearch'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/news')({
  validateSearch: sourceSearchParams,
  head: () => ({ meta: [{ title: pageTitle('مصادر الأخبار') }] }),
  component: NewsSources,
})

function NewsSources() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <NewsSourcesPage
      filters={filters}
      onFiltersChange={(search, cause) => navigate({ search, ...historyOf(cause) })}
    />
  )
}
