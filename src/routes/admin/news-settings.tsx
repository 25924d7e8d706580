import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/news-settings')({
  head: () => ({ meta: [{ title: pageTitle('إعدادات الأخبار') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="إعدادات الأخبار" />
}
