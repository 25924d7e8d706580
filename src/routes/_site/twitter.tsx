import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/twitter')({
  head: () => ({ meta: [{ title: pageTitle('منشورات') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="منشورات" />
}
