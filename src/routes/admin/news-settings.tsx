import { createFileRoute } from '@tanstack/react-router'
import { NewsSettingsPage } from '@/admin/pageSettings/NewsSettingsPage'
import {
  newsSettingsSearchParams,
  pageOfSearch,
} from '@/admin/pageSettings/newsSettingsSearchParams'
import { MAIN_PAGE } from '@/content/admin/settingsPages'
import { pageTitle } from '@/lib/pageTitle'

export const Route = createFileRoute('/admin/news-settings')({
  validateSearch: newsSettingsSearchParams,
  head: () => ({ meta: [{ title: pageTitle('إعدادات الأخبار') }] }),
  component: NewsSettings,
})

function NewsSettings() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <NewsSettingsPage
      page={pageOfSearch(search)}
      q={search.q ?? ''}
      onChoose={(id) =>
        navigate({
          search: (now) => ({ ...now, page: id === MAIN_PAGE.id ? undefined : id }),
          resetScroll: false,
        })
      }
      onSearch={(q) =>
        navigate({
          search: (now) => ({ ...now, q: q || undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
