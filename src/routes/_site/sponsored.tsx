import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/sponsored')({
  head: () => ({ meta: [{ title: pageTitle('محتوى مدفوع') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="محتوى مدفوع" />
}
