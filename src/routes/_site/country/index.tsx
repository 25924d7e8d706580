import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/country/')({
  head: () => ({ meta: [{ title: pageTitle('أخبار الدول العربية') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="أخبار الدول العربية" />
}
