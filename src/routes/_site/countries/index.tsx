import { createFileRoute, useRouter } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { searchParams, text } from '@/lib/searchParams'
import { CountriesPage } from '@/site/countries/CountriesPage'

export const Route = createFileRoute('/_site/countries/')({
  validateSearch: searchParams({ q: text }),
  head: () =>
    pageHead({
      title: 'الدول العربية',
      description:
        'أخبار 22 دولة عربية من الخليج إلى المحيط، مرتبة حسب المنطقة، ولكل دولة صفحة بأخبارها واقتصادها ومجتمعها.',
      path: '/countries',
    }),
  component: Countries,
})

function Countries() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  return (
    <CountriesPage
      query={q}
      onQueryChange={(query) => {
        // A country was chosen before the typing came to rest: the way there is not cut off.
        if (router.state.location.pathname !== router.state.resolvedLocation?.pathname) return
        // Typing makes no steps to go Back through, and does not throw the page to its top.
        void navigate({ search: query ? { q: query } : {}, replace: true, resetScroll: false })
      }}
    />
  )
}
