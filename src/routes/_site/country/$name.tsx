import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '@/site/cards/NewsPage'
import { countryNewsHead, loadCountryNews } from '@/site/countries/loadCountry'

/** `/country/{name}`, decoded (Spec §2). */
export const Route = createFileRoute('/_site/country/$name')({
  loader: ({ params }) => loadCountryNews(params.name),
  head: ({ params }) => countryNewsHead(params.name),
  component: () => <NewsPage {...Route.useLoaderData()} />,
})
