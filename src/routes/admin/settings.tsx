import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/settings')({
  head: () => ({ meta: [{ title: pageTitle('إعدادات النظام') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="إعدادات النظام" />
}
