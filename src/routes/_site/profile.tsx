import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/profile')({
  head: () =>
    pageHead({
      title: 'الملف الشخصي',
      description: 'ملفك في مدار: اهتماماتك ونشاطك والمقالات التي حفظتها.',
      path: '/profile',
    }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="الملف الشخصي" />
}
