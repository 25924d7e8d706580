import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { DashboardPage } from '@/site/dashboard/DashboardPage'

export const Route = createFileRoute('/_site/dashboard')({
  head: () =>
    pageHead({
      title: 'لوحتي',
      description: 'أخبار مختارة حسب اهتماماتك، وأرقام يومك وأحداثه في مكان واحد.',
      path: '/dashboard',
    }),
  component: DashboardPage,
})
