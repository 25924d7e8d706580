import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/terms-of-service')({
  head: () => ({ meta: [{ title: pageTitle('شروط الاستخدام') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="شروط الاستخدام" />
}
