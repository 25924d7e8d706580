import { linkOptions } from '@tanstack/react-router'
import { countriesSearchParams } from '@/admin/searchParams/countriesSearchParams'
import { messageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { sourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { userSearchParams } from '@/admin/searchParams/userSearchParams'
import type { SavedView, ViewScreen } from '@/saved/views'
import type { RouteLink } from '@/ui/navigation/links'

type Search = SavedView['search']
type Place = { title: string; linkTo: (search: Search) => RouteLink }

/** The lists whose filters can be saved as a view: their names, and the link that applies a view. */
export const VIEW_PLACES: Record<ViewScreen, Place> = {
  messages: {
    title: 'رسائل التواصل',
    linkTo: (search) =>
      linkOptions({ to: '/admin/contact-messages', search: messageSearchParams.parse(search) }),
  },
  users: {
    title: 'المستخدمون',
    linkTo: (search) => linkOptions({ to: '/admin/users', search: userSearchParams.parse(search) }),
  },
  newsSources: {
    title: 'مصادر الأخبار',
    linkTo: (search) =>
      linkOptions({ to: '/admin/news', search: sourceSearchParams.parse(search) }),
  },
  countries: {
    title: 'الدول',
    linkTo: (search) =>
      linkOptions({ to: '/admin/countries', search: countriesSearchParams.parse(search) }),
  },
}

/** The params of a view: page and open record are not part of it. */
const NOT_IN_VIEW = ['page', 'message', 'user']

/** The search params of a list as a view stores them. */
export const viewSearch = (search: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || NOT_IN_VIEW.includes(key) ? [] : [[key, String(value)]],
    ),
  )
