import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '@/site/cards/NewsPage'
import { countryNewsHead, loadCountryNews } from '@/site/countries/loadCountry'

/** `/country` without a name: «أخبار الدول العربية» (Spec §2, D-6). */
export const Route = createFileRoute('/_site/country/')({
  loader: () => loadCountryNews(),
  head: () => countryNewsHead(),
  component: () => <NewsPage {...Route.useLoaderData()} />,
})
