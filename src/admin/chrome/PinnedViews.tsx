import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { filterMessages } from '@/admin/contactMessages/filterMessages'
import { MenuTip } from '@/admin/menu/MenuTip'
import { CountPlace, MenuCaption, MenuLink, type MenuShape } from '@/admin/menu/menuStyles'
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
import { dirOf } from '@/lib/isolated'
import { savedNewsSources } from '@/saved/newsSources'
import { savedUsers } from '@/saved/users'
import { type SavedView, savedViews } from '@/saved/views'
import { useStore } from '@/ui/stores/useStore'
import { StatusBadge } from '@/ui/theme/Badge'
import { Icon } from '@/ui/theme/icons'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

type Props = { shape: MenuShape }

export function PinnedViews({ shape }: Props) {
  const id = useId()
  const pinned = useStore(savedViews).filter(({ isPinned }) => isPinned)
  const { pathname, search } = useLocation()
  if (pinned.length === 0) return null
  const isCollapsed = shape === 'collapsed'
  return (
    <div>
      <MenuCaption shape={shape} id={id}>
        عروض مثبّتة
      </MenuCaption>
      <ul aria-labelledby={id}>
        {pinned.map((view) => {
          const link = viewLink(view)
          const isShown = pathname === link.to && isEqual(viewSearch(search), view.search)
          return (
            <li key={view.id}>
              <MenuTip shape={shape} name={view.name}>
                <MenuLink
                  {...link}
                  shape={shape}
                  activeProps={NOT_CURRENT}
                  aria-current={isShown ? 'true' : undefined}
                >
                  <Icon icon={Star} />
                  {isCollapsed ? (
                    <VisuallyHidden>{view.name}</VisuallyHidden>
                  ) : (
                    <>
                      <span dir={dirOf(view.name)}>{view.name}</span>
                      <CountPlace>
                        <StatusBadge tone="quiet">
                          <Count view={view} />
                        </StatusBadge>
                      </CountPlace>
                    </>
                  )}
                </MenuLink>
              </MenuTip>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The router would mark every view of the current screen. */
const NOT_CURRENT = { 'aria-current': undefined }

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
