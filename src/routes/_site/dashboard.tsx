import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { DashboardPage } from '@/site/dashboard/DashboardPage'
import { loadFollowing } from '@/site/followed/following'

export const Route = createFileRoute('/_site/dashboard')({
  beforeLoad: loadFollowing,
  head: () =>
    pageHead({
      title: 'لوحتي',
      description: 'أخبار مختارة حسب اهتماماتك، وأرقام يومك وأحداثه في مكان واحد.',
      path: '/dashboard',
    }),
  component: DashboardPage,
})
