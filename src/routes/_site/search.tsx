import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

export const Route = createFileRoute('/_site/search')({
  validateSearch: z.object({ q: z.coerce.string().optional().catch(undefined) }),
  head: () => ({ meta: [{ title: pageTitle('البحث') }] }),
  component: ComingSoon,
})

function ComingSoon() {
  return <ComingSoonPage title="البحث" />
}
