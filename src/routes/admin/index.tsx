import { createFileRoute } from '@tanstack/react-router'
import { loadLogView } from '@/admin/changeLog/logView'
import { OverviewPage } from '@/admin/overview/OverviewPage'
import { loadIfAnythingSaved } from '@/lib/loadIfAnythingSaved'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/')({
  beforeLoad: () => loadIfAnythingSaved(loadLogView),
  head: () => ({ meta: [{ title: pageTitle('نظرة عامة') }] }),
  component: OverviewPage,
})
