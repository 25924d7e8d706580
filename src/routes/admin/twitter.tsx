import { createFileRoute } from '@tanstack/react-router'
import { CurationPage } from '@/admin/curation/CurationPage'
import { postCuration } from '@/admin/curation/postKinds'
import { pageTitle } from '@/lib/pageTitle'
import { oneOf, searchParams } from '@/lib/searchParams'

// The first tab is the default, and the address omits defaults.
const postsSearchParams = searchParams({ tab: oneOf(['profiles']) })

export const Route = createFileRoute('/admin/twitter')({
  validateSearch: postsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('المنشورات') }] }),
  component: PostCuration,
})

function PostCuration() {
  const { tab = 'tweets' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CurationPage
      {...postCuration}
      tab={tab}
      onTabChange={(next) =>
        navigate({ search: next === 'profiles' ? { tab: next } : {}, resetScroll: false })
      }
    />
  )
}
