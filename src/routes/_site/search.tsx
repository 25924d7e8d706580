import { createFileRoute } from '@tanstack/react-router'
import { quoted } from '@/lib/isolated'
import { pageHead } from '@/lib/pageHead'
import { oneOf, searchParams, text } from '@/lib/searchParams'
import { SearchPage } from '@/site/search/SearchPage'
import { GROUP_IDS, shorten } from '@/site/search/searchAddress'

/** The query is plain text (D-9a); an unknown kind is ignored (D-9). */
const siteSearchParams = searchParams({ q: text, kind: oneOf(GROUP_IDS) })

export const Route = createFileRoute('/_site/search')({
  validateSearch: siteSearchParams,
  head: ({ match }) => {
    const { q } = match.search
    return pageHead({
      title: q ? `نتائج البحث عن ${quoted(shorten(q))}` : 'البحث',
      description: 'بحث في كل أخبار مدار: الأقسام والدول والفيديو والمنشورات، بأي تهجئة.',
      path: '/search',
    })
  },
  component: () => {
    const { q, kind } = Route.useSearch()
    return <SearchPage q={q ?? ''} kind={kind} />
  },
})
