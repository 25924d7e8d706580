import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { formatToday } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { opensSearch } from '@/lib/keys'
import { SITE_NAME } from '@/lib/pageTitle'
import { useSite } from '@/site/publicLists'
import { IconAction } from '@/ui/navigation/IconAction'
import { AppLink } from '@/ui/navigation/links'
import { usePageKeys } from '@/ui/shortcuts/usePageKeys'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { waitsFor } from '@/ui/states/useSaved'
import { BrandMark } from '@/ui/theme/BrandMark'
import { inLines, inlineRow, inRow, muted14 } from '@/ui/theme/surface'
import { colors, up, zIndex } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'
import { Account } from './Account'
import { MainNav } from './MainNav'

/** The page's content width: at most 1280 px including padding, 1440 from 1600; 16 px on phones and 32 px on wide screens. */
export const Container = styled('div')({
  maxInlineSize: '80rem',
  marginInline: 'auto',
  paddingInline: 16,
  [up.xl]: { paddingInline: 32 },
  '@media (min-width: 1600px)': { maxInlineSize: '90rem' },
})

const Masthead = styled('header')({
  background: colors.paper,
  borderBlockEnd: `1px solid ${colors.line}`,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.appBar,
  containerType: 'inline-size',
  // At high zoom it would leave too little space to read.
  '@media print, (max-height: 24rem)': { position: 'static' },
})

const Rows = styled(Container)({
  ...inRow,
  // At 200% text size the content wraps to a second line.
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: '3.75rem',
  // On the narrowest phones everything still fits on one line.
  '@media (max-width: 22.5rem)': { gap: 0 },
  '& .burger': { [up.xl]: { display: 'none' } },
  // The sections are between the brand and the actions; where they have no room, their list wraps.
  [up.xl]: { flexWrap: 'nowrap', gap: 24, minBlockSize: '3.5rem' },
})

const Brand = styled(AppLink)({
  ...inlineRow,
  flex: 'none',
  whiteSpace: 'nowrap',
  color: colors.ink,
  '&:hover': { textDecoration: 'none' },
}) as typeof AppLink

const Actions = styled('div')({
  ...inRow,
  gap: 0,
  marginInlineStart: 'auto',
  [up.sm]: { gap: 4 },
})

/** Its size is reserved from the first paint, so that nothing moves when the date appears. */
const DateText = styled('p')({
  display: 'none',
  // Not with large text, which needs the room for the sections.
  '@container (min-width: 80rem)': {
    // Where it has no room it is on a second line, which is not seen: beside a long name of the site the sections go first.
    ...inLines,
    flex: '1000 1 0',
    maxInlineSize: '11rem',
    blockSize: '1.5rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '&::before': { content: '""', inlineSize: 1, blockSize: '1.5rem' },
    ...muted14,
    lineHeight: '1.5rem',
    // The front page has it beside its title.
    '&[data-front]': { display: 'none' },
  },
})

const SearchOverlay = lazyWithPreload(
  () => import('@/site/searchOverlay/SearchOverlay'),
  'SearchOverlay',
)

/** With the content of the search, which no page loads quietly: the first letter has results. */
function warmSearch() {
  SearchOverlay.preload()
  void import('@/site/search/loadSearch').then((it) => it.loadSearch()).catch(() => {})
}

const AuthDialog = lazyWithPreload(() => import('@/site/auth/AuthDialog'), 'AuthDialog')

const PhoneMenu = lazyWithPreload(() => import('./PhoneMenu'), 'PhoneMenu')

type Panel = 'search' | 'auth'

/** The header of every public page: brand, date, search, account, sections (Spec §2, Shared public chrome). */
export function Header() {
  const { name } = useSite()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [menuButton, setMenuButton] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setPanel(null), [])
  const closeMenu = useCallback(() => setMenuButton(null), [])
  const openSearch = useCallback(() => setPanel('search'), [])
  const openAuth = () => setPanel('auth')
  useSearchShortcut(openSearch)

  return (
    <Masthead>
      <Rows>
        <span className="burger">
          <IconAction
            label="القائمة"
            icon={Menu}
            aria-haspopup="dialog"
            aria-expanded={menuButton !== null}
            {...PhoneMenu.intent}
            onClick={({ currentTarget }) => setMenuButton(currentTarget)}
          />
        </span>
        <Brand
          to="/"
          aria-label={`${isolated(name)}، الصفحة الرئيسية`}
          {...waitsFor('systemSettings')}
          {...(name !== SITE_NAME && { 'data-renamed': true, title: name })}
        >
          <BrandMark size="masthead" withName name={name} />
        </Brand>
        <MainNav />
        <Today />
        <Actions>
          <IconAction
            label="بحث"
            icon={Search}
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K Meta+K"
            onPointerEnter={warmSearch}
            onPointerDown={warmSearch}
            onFocus={warmSearch}
            onClick={openSearch}
          />
          <Account onSignIn={openAuth} />
        </Actions>
      </Rows>
      <PhoneMenu
        isRequested={menuButton !== null}
        opener={menuButton}
        onClose={closeMenu}
        onSignIn={() => {
          closeMenu()
          openAuth()
        }}
      />
      <SearchOverlay isRequested={panel === 'search'} open={panel === 'search'} onClose={close} />
      <AuthDialog isRequested={panel === 'auth'} open={panel === 'auth'} onClose={close} />
    </Masthead>
  )
}

function Today() {
  const now = useNow()
  const isFront = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    // It is beside the name of the site, whose length moves it.
    <DateText {...waitsFor('systemSettings')} data-front={isFront || undefined}>
      {now && formatToday(now)}
    </DateText>
  )
}

const LAYER = '[role=dialog], [role=alertdialog], [role=menu]'

/** `/` and Ctrl+K (on a Mac ⌘K) open the search, except while a dialog or a menu is open. */
function useSearchShortcut(open: () => void) {
  usePageKeys((event) => {
    const isBelow = event.target instanceof Element && event.target.closest(LAYER) !== null
    if (isBelow || !opensSearch(event)) return false
    open()
    return true
  })
}
