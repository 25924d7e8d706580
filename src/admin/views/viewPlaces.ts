import { countriesSearchParams } from '@/admin/searchParams/countriesSearchParams'
import { messageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { sourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { userSearchParams } from '@/admin/searchParams/userSearchParams'
import type { SavedView } from '@/saved/views'
import type { RouteLink } from '@/ui/navigation/links'

/** The lists whose filters can be saved as a view. */
export const VIEW_PLACES = {
  messages: {
    title: 'رسائل التواصل',
    to: '/admin/contact-messages',
    params: messageSearchParams,
  },
  users: { title: 'المستخدمون', to: '/admin/users', params: userSearchParams },
  newsSources: { title: 'مصادر الأخبار', to: '/admin/news', params: sourceSearchParams },
  countries: { title: 'الدول', to: '/admin/countries', params: countriesSearchParams },
} as const

type View = Pick<SavedView, 'screen' | 'search'>

/** The link that applies a view. */
export function viewLink({ screen, search }: View): RouteLink {
  const { to, params } = VIEW_PLACES[screen]
  return { to, search: params.parse(search) }
}

/** The params of a view: page and open record are not part of it. */
const NOT_IN_VIEW = ['page', 'message', 'user']

/** The search params of a list as a view stores them. */
export const viewSearch = (search: Readonly<Record<string, unknown>>): View['search'] =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || NOT_IN_VIEW.includes(key) ? [] : [[key, String(value)]],
    ),
  )
