import { createFileRoute } from '@tanstack/react-router'
import { countryBySlug } from '@/content/countries'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

const titleOf = (slug: string) => `أخبار ${countryBySlug(slug)?.name ?? slug}`

export const Route = createFileRoute('/_site/countries/$slug')({
  head: ({ params }) => ({ meta: [{ title: pageTitle(titleOf(params.slug)) }] }),
  component: ComingSoon,
})

function ComingSoon() {
  const { slug } = Route.useParams()
  return <ComingSoonPage title={titleOf(slug)} />
}
