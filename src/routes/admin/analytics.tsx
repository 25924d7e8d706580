import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/analytics')({
  head: () => ({ meta: [{ title: pageTitle('التحليلات') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="التحليلات" />
}
