import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

const titleOf = (name: string) => `أخبار ${name}`

export const Route = createFileRoute('/_site/country/$name')({
  head: ({ params }) => ({ meta: [{ title: pageTitle(titleOf(params.name)) }] }),
  component: ComingSoon,
})

function ComingSoon() {
  const { name } = Route.useParams()
  return <ComingSoonPage title={titleOf(name)} />
}
