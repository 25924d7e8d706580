import { createFileRoute } from '@tanstack/react-router'
import { CountriesPage } from '@/admin/countries/CountriesPage'
import { filterProps } from '@/admin/routeProps'
import { countriesSearchParams } from '@/admin/searchParams/countriesSearchParams'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/countries')({
  validateSearch: countriesSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الدول') }] }),
  component: () => <CountriesPage {...filterProps(Route.useSearch(), Route.useNavigate())} />,
})
