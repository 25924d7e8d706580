import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/')({
  head: () => ({ meta: [{ title: pageTitle('نظرة عامة') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="نظرة عامة" />
}
