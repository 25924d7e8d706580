import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/privacy-policy')({
  head: () => ({ meta: [{ title: pageTitle('سياسة الخصوصية') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="سياسة الخصوصية" />
}
