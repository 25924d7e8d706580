import { createFileRoute } from '@tanstack/react-router'
import { CurationPage } from '@/admin/curation/CurationPage'
import { postCuration } from '@/admin/curation/postKinds'
import { tabProps } from '@/admin/routeProps'
import { pageTitle } from '@/lib/pageTitle'
import { oneOf, searchParams } from '@/lib/searchParams'

export const Route = createFileRoute('/admin/twitter')({
  validateSearch: searchParams({ tab: oneOf(['profiles']) }),
  head: () => ({ meta: [{ title: pageTitle('المنشورات') }] }),
  component: () => {
    const tab = tabProps<string>('tweets', Route.useSearch(), Route.useNavigate())
    return <CurationPage {...postCuration} {...tab} />
  },
})
