import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { loadCountry } from '@/site/countries/loadCountry'
import { LoadedNewsPage } from '@/site/notFound/LoadedNewsPage'

/** A country's page, scrolled to one of its cards: `/countries/egypt/economy` (D-9b). */
export const Route = createFileRoute('/_site/countries/$slug/$card')({
  loader: ({ params }) => loadCountry(params.slug, params.card),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: () => <LoadedNewsPage loaded={Route.useLoaderData()} />,
})
