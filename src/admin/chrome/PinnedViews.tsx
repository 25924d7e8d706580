import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useContext } from 'react'
import { filterMessages } from '@/admin/contactMessages/filterMessages'
import { CountPlace, MenuGroup, MenuLink, MenuShape } from '@/admin/menu/menuParts'
import { filterSources } from '@/admin/newsSources/sourceList'
import { countriesSearchParams, filterCountries } from '@/admin/searchParams/countriesSearchParams'
import { messageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { sourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { userSearchParams } from '@/admin/searchParams/userSearchParams'
import { filterUsers } from '@/admin/users/userList'
import { viewLink, viewSearch } from '@/admin/views/viewPlaces'
import { contactMessagesQuery } from '@/api/contactMessages'
import { adminCountries } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { isEqual } from '@/lib/isEqual'
import { savedNewsSources } from '@/saved/newsSources'
import { savedUsers } from '@/saved/users'
import { type SavedView, savedViews } from '@/saved/views'
import { useStore } from '@/ui/stores/useStore'
import { StatusBadge } from '@/ui/theme/Badge'

export function PinnedViews() {
  const pinned = useStore(savedViews).filter(({ isPinned }) => isPinned)
  const { pathname, search } = useLocation()
  const isCollapsed = useContext(MenuShape) === 'collapsed'
  if (pinned.length === 0) return null
  return (
    <MenuGroup caption="عروض مثبّتة">
      {pinned.map((view) => {
        const link = viewLink(view)
        const isShown = pathname === link.to && isEqual(viewSearch(search), view.search)
        return (
          <li key={view.id}>
            <MenuLink {...link} icon={Star} name={view.name} isCurrent={isShown}>
              {!isCollapsed && (
                <CountPlace>
                  <StatusBadge tone="quiet">
                    <Count view={view} />
                  </StatusBadge>
                </CountPlace>
              )}
            </MenuLink>
          </li>
        )
      })}
    </MenuGroup>
  )
}

/** How many records a view finds. */
function Count({ view: { screen, search } }: { view: SavedView }) {
  const { data: messages = [] } = useQuery(contactMessagesQuery)
  const users = useStore(savedUsers)
  const sources = useStore(savedNewsSources)
  const find = {
    messages: () => filterMessages(messages, messageSearchParams.parse(search)),
    users: () => filterUsers(users, userSearchParams.parse(search)),
    newsSources: () => filterSources(sources, sourceSearchParams.parse(search)),
    countries: () => filterCountries(adminCountries, countriesSearchParams.parse(search)),
  }
  return <span>{formatNumber(find[screen]().length)}</span>
}
