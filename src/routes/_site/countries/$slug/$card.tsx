import { createFileRoute } from '@tanstack/react-router'
import { CountryPage } from '@/site/countries/CountryPage'
import { countryHead, loadCountryCard } from '@/site/countries/loadCountry'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'

/** A country's page, scrolled to one of its cards: `/countries/egypt/economy` (D-9b). */
export const Route = createFileRoute('/_site/countries/$slug/$card')({
  loader: ({ params }) => loadCountryCard(params.slug, params.card),
  head: ({ loaderData }) => countryHead(loaderData),
  component: CountryCard,
})

function CountryCard() {
  const loaded = Route.useLoaderData()
  return loaded ? <CountryPage {...loaded} /> : <NotFoundPage />
}
