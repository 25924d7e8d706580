import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { NewsPage } from '@/site/cards/NewsPage'
import { loadCountry } from '@/site/countries/loadCountry'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'

/** A country's page, scrolled to one of its cards: `/countries/egypt/economy` (D-9b). */
export const Route = createFileRoute('/_site/countries/$slug/$card')({
  loader: ({ params }) => loadCountry(params.slug, params.card),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: CountryCard,
})

function CountryCard() {
  const loaded = Route.useLoaderData()
  return loaded ? <NewsPage {...loaded} /> : <NotFoundPage />
}
