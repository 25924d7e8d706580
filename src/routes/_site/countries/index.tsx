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
        // The reader chose a country before the debounce ended: this must not cancel that navigation.
        if (router.state.location.pathname !== router.state.resolvedLocation?.pathname) return
        // Typing adds no history entries and does not scroll the page to its top.
        void navigate({ search: query ? { q: query } : {}, replace: true, resetScroll: false })
      }}
    />
  )
}
