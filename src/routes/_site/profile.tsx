import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/profile')({
  head: () => ({ meta: [{ title: pageTitle('الملف الشخصي') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الملف الشخصي" />
}
