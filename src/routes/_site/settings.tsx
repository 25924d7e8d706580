import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/settings')({
  head: () =>
    pageHead({
      title: 'الإعدادات',
      description: 'حسابك في مدار: الملف والإشعارات والخصوصية والتفضيلات والعرض.',
      path: '/settings',
    }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الإعدادات" />
}
