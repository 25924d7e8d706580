import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '@/admin/overview/OverviewPage'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/')({
  head: () => ({ meta: [{ title: pageTitle('نظرة عامة') }] }),
  component: OverviewPage,
})
