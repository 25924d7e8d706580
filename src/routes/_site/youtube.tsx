import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/youtube')({
  head: () => ({ meta: [{ title: pageTitle('فيديو') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="فيديو" />
}
