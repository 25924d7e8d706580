import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '@/lib/pageTitle'
import { HomePage } from '@/site/home/HomePage'

export const Route = createFileRoute('/_site/')({
  head: () => ({ meta: [{ title: pageTitle('الأخبار والفئات') }] }),
  component: HomePage,
})
