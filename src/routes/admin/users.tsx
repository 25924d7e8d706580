import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/users')({
  head: () => ({ meta: [{ title: pageTitle('المستخدمون') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="المستخدمون" />
}
