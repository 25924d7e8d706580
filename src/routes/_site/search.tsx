import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { pageHead } from '@/lib/pageHead'
import { GROUP_IDS } from '@/site/search/groupIds'
import { SearchPage } from '@/site/search/SearchPage'
import { shorten } from '@/site/search/shorten'

/** Plain text in the address (decision 9a); a kind that we do not know is none (decision 9). */
const searchSchema = z.object({
  q: z.coerce.string().optional().catch(undefined),
  kind: z.enum(GROUP_IDS).optional().catch(undefined),
})

export const Route = createFileRoute('/_site/search')({
  validateSearch: searchSchema,
  head: ({ match }) => {
    const q = match.search.q?.trim()
    return pageHead({
      title: q ? `نتائج البحث عن «${shorten(q)}»` : 'البحث',
      description: 'بحث في كل أخبار مدار: الأقسام والدول والفيديو والمنشورات، بأي تهجئة.',
      path: '/search',
    })
  },
  component: Search,
})

function Search() {
  const { q, kind } = Route.useSearch()
  return <SearchPage q={q?.trim() ?? ''} kind={kind} />
}
