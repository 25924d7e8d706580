import { createFileRoute } from '@tanstack/react-router'
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
  component: () => <CountriesPage q={Route.useSearch().q ?? ''} />,
})
