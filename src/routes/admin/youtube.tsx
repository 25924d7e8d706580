import { createFileRoute } from '@tanstack/react-router'
import { CurationPage } from '@/admin/curation/CurationPage'
import { videoCuration } from '@/admin/curation/videoKinds'
import { tabProps } from '@/admin/routeProps'
import { pageTitle } from '@/lib/pageTitle'
import { oneOf, searchParams } from '@/lib/searchParams'

export const Route = createFileRoute('/admin/youtube')({
  validateSearch: searchParams({ tab: oneOf(['channels']) }),
  head: () => ({ meta: [{ title: pageTitle('الفيديو') }] }),
  component: () => {
    const tab = tabProps<string>('videos', Route.useSearch(), Route.useNavigate())
    return <CurationPage {...videoCuration} {...tab} />
  },
})
