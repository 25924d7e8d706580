import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/admin/categories')({
  head: () => ({ meta: [{ title: pageTitle('التصنيفات') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="التصنيفات" />
}
