import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/youtube')({
  head: () => ({ meta: [{ title: pageTitle('الفيديو') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الفيديو" />
}
