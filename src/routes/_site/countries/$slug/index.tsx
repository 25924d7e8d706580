import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { loadCountry } from '@/site/countries/loadCountry'
import { LoadedNewsPage } from '@/site/notFound/LoadedNewsPage'

/** A country's page. For an unknown slug it shows the slug as the country's name (Spec §2, D-6). */
export const Route = createFileRoute('/_site/countries/$slug/')({
  loader: ({ params }) => loadCountry(params.slug),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: () => <LoadedNewsPage loaded={Route.useLoaderData()} />,
})
