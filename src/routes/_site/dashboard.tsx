import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/dashboard')({
  head: () => ({ meta: [{ title: pageTitle('لوحتي') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="لوحتي" />
}
