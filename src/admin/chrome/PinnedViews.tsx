import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { filterMessages, indexMessages } from '@/admin/contactMessages/filterMessages'
import { CountPlace, MenuCaption, MenuLink, type MenuShape } from '@/admin/menu/menuStyles'
import { filterSources } from '@/admin/newsSources/sourceList'
import { countriesSearchParams, filterCountries } from '@/admin/searchParams/countriesSearchParams'
import { messageSearchParams } from '@/admin/searchParams/messageSearchParams'
import { sourceSearchParams } from '@/admin/searchParams/sourceSearchParams'
import { userSearchParams } from '@/admin/searchParams/userSearchParams'
import { filterUsers } from '@/admin/users/userList'
import { VIEW_PLACES, viewSearch } from '@/admin/views/viewPlaces'
import { contactMessagesQuery } from '@/api/contactMessages'
import { adminCountries } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { isEqual } from '@/lib/isEqual'
import { dirOf } from '@/lib/isolated'
import { savedNewsSources } from '@/saved/newsSources'
import { savedUsers } from '@/saved/users'
import { type SavedView, savedViews } from '@/saved/views'
import { Tooltip } from '@/ui/overlay/Tooltip'
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
          const link = VIEW_PLACES[view.screen].linkTo(view.search)
          const isShown = pathname === link.to && isEqual(viewSearch(search), view.search)
          return (
            <li key={view.id}>
              <Tooltip
                title={isCollapsed ? view.name : ''}
                describeChild={!isCollapsed}
                placement="left"
              >
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
              </Tooltip>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The router would mark every view of the current screen. */
const NOT_CURRENT = { 'aria-current': undefined }

const COUNTS = {
  messages: MessageCount,
  users: UserCount,
  newsSources: SourceCount,
  countries: CountryCount,
}

function Count({ view }: { view: SavedView }) {
  const CountOf = COUNTS[view.screen]
  return <CountOf search={view.search} />
}

type CountProps = { search: SavedView['search'] }

function MessageCount({ search }: CountProps) {
  const { data = [] } = useQuery(contactMessagesQuery)
  const filters = messageSearchParams.parse(search)
  return <span>{formatNumber(filterMessages(indexMessages(data), filters).length)}</span>
}

function UserCount({ search }: CountProps) {
  const users = useStore(savedUsers)
  return <span>{formatNumber(filterUsers(users, userSearchParams.parse(search)).length)}</span>
}

function SourceCount({ search }: CountProps) {
  const sources = useStore(savedNewsSources)
  return (
    <span>{formatNumber(filterSources(sources, sourceSearchParams.parse(search)).length)}</span>
  )
}

function CountryCount({ search }: CountProps) {
  return (
    <span>
      {formatNumber(filterCountries(adminCountries, countriesSearchParams.parse(search)).length)}
    </span>
  )
}
