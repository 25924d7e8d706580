import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/twitter')({
  head: () => ({ meta: [{ title: pageTitle('المنشورات') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="المنشورات" />
}
