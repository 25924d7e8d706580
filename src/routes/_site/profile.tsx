import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { loadFollowing } from '@/site/followed/following'
import { ProfilePage } from '@/site/profile/ProfilePage'

export const Route = createFileRoute('/_site/profile')({
  beforeLoad: loadFollowing,
  head: () =>
    pageHead({
      title: 'الملف الشخصي',
      description: 'ملفك في مدار: اهتماماتك ونشاطك والمقالات التي حفظتها.',
      path: '/profile',
    }),
  component: ProfilePage,
})
