import { createFileRoute } from '@tanstack/react-router'
import { CurationPage } from '@/admin/curation/CurationPage'
import { videoCuration } from '@/admin/curation/videoKinds'
import { pageTitle } from '@/lib/pageTitle'
import { oneOf, searchParams } from '@/lib/searchParams'

// The first tab is the default, and the address omits defaults.
const videosSearchParams = searchParams({ tab: oneOf(['channels']) })

export const Route = createFileRoute('/admin/youtube')({
  validateSearch: videosSearchParams,
  head: () => ({ meta: [{ title: pageTitle('الفيديو') }] }),
  component: VideoCuration,
})

function VideoCuration() {
  const { tab = 'videos' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CurationPage
      {...videoCuration}
      tab={tab}
      onTabChange={(next) =>
        navigate({ search: next === 'channels' ? { tab: next } : {}, resetScroll: false })
      }
    />
  )
}
