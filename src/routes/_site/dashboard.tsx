import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/dashboard')({
  head: () =>
    pageHead({
      title: 'لوحتي',
      description: 'أخبار مختارة حسب اهتماماتك، وأرقام يومك وأحداثه في مكان واحد.',
      path: '/dashboard',
    }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="لوحتي" />
}
