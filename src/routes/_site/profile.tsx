import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { ProfilePage } from '@/site/profile/ProfilePage'

export const Route = createFileRoute('/_site/profile')({
  head: () =>
    pageHead({
      title: 'الملف الشخصي',
      description: 'ملفك في مدار: اهتماماتك ونشاطك والمقالات التي حفظتها.',
      path: '/profile',
    }),
  component: ProfilePage,
})
