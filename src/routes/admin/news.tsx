import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/news')({
  head: () => ({ meta: [{ title: pageTitle('مصادر الأخبار') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="مصادر الأخبار" />
}
