import { createFileRoute } from '@tanstack/react-router'
import { CurationPage } from '@/admin/curation/CurationPage'
import { postCuration } from '@/admin/curation/postKinds'
import { tabProps } from '@/admin/routeProps'
import { pageTitle } from '@/lib/pageTitle'
import { oneOf, searchParams } from '@/lib/searchParams'

const postsSearchParams = searchParams({ tab: oneOf(['profiles']) })

export const Route = createFileRoute('/admin/twitter')({
  validateSearch: postsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('المنشورات') }] }),
  component: PostCuration,
})

function PostCuration() {
  const tab = tabProps<string>('tweets', Route.useSearch(), Route.useNavigate())
  return <CurationPage {...postCuration} {...tab} />
}
