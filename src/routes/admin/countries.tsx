import { createFileRoute } from '@tanstack/react-router'
import { CountriesPage } from '@/admin/countries/CountriesPage'
import { countriesSearchParams } from '@/admin/searchParams/countriesSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/countries')({
  validateSearch: countriesSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الدول') }] }),
  component: Countries,
})

function Countries() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CountriesPage
      filters={search}
      onFiltersChange={(next, cause) =>
        navigate({ search: next, replace: cause === 'draft', resetScroll: false })
      }
    />
  )
}
