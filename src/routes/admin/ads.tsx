import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/ads')({
  head: () => ({ meta: [{ title: pageTitle('الإعلانات') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الإعلانات" />
}
