import { createFileRoute } from '@tanstack/react-router'
import { loadLogView } from '@/admin/changeLog/logView'
import { OverviewPage } from '@/admin/overview/OverviewPage'
import { pageTitle } from '@/lib/pageTitle'
import { whenSaved } from '@/lib/whenSaved'

export const Route = createFileRoute('/admin/')({
  beforeLoad: () => whenSaved(loadLogView),
  head: () => ({ meta: [{ title: pageTitle('نظرة عامة') }] }),
  component: OverviewPage,
})
