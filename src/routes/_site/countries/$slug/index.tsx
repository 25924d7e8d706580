import { createFileRoute } from '@tanstack/react-router'
import { CountryPage } from '@/site/countries/CountryPage'
import { countryHead, loadCountry } from '@/site/countries/loadCountry'

/** A country's page. For an unknown slug it shows the slug as the country's name (Spec §2, D-6). */
export const Route = createFileRoute('/_site/countries/$slug/')({
  loader: ({ params }) => loadCountry(params.slug),
  head: ({ loaderData }) => countryHead(loaderData),
  component: () => <CountryPage {...Route.useLoaderData()} />,
})
