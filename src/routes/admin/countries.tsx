import { createFileRoute } from '@tanstack/react-router'
import { CountriesPage } from '@/admin/countries/CountriesPage'
import { countriesSearchParams } from '@/admin/searchParams/countriesSearchParams'
import { historyOf } from '@/admin/useListSearch'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/countries')({
  validateSearch: countriesSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الدول') }] }),
  component: Countries,
})

function Countries() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CountriesPage
      filters={filters}
      onFiltersChange={(search, cause) => navigate({ search, ...historyOf(cause) })}
    />
  )
}
