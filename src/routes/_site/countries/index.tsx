import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/countries/')({
  head: () => ({ meta: [{ title: pageTitle('الدول') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الدول" />
}
