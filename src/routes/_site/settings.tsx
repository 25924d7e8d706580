import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/settings')({
  head: () => ({ meta: [{ title: pageTitle('الإعدادات') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الإعدادات" />
}
