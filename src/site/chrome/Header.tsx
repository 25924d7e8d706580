import { styled } from '@mui/material/styles'
import { Menu, Search } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { BrandMark } from '@/ui/BrandMark'
import { IconAction } from '@/ui/IconAction'
import { AppLink } from '@/ui/links'
import { Account } from './Account'
import { MainNav } from './MainNav'
import { PhoneMenu } from './PhoneMenu'
import { useSearchShortcut } from './search/useSearchShortcut'
import { Today } from './Today'
import { Wrap } from './Wrap'

// Both are far from the first paint; the search comes when a hand nears its button.
const loadSearch = () => import('./search/SearchOverlay')
const SearchOverlay = lazy(() => loadSearch().then((it) => ({ default: it.SearchOverlay })))
const AuthDialog = lazy(() =>
  import('../auth/AuthDialog').then((it) => ({ default: it.AuthDialog })),
)

const Masthead = styled('header')(({ theme }) => ({
  background: theme.vars.palette.tokens.paper,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
}))

const Top = styled(Wrap)(({ theme }) => ({
  display: 'flex',
  // Text at twice its size takes a second line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minBlockSize: '3.75rem',
  // The narrowest phones: everything still stands on one line.
  '@media (max-width: 22.5rem)': { gap: 0 },
  '& .burger': { [theme.breakpoints.up('xl')]: { display: 'none' } },
  [theme.breakpoints.up('xl')]: { minBlockSize: '5rem' },
}))

const Brand = styled(AppLink)(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.tokens.ink,
  '&:hover': { textDecoration: 'none' },
})) as typeof AppLink

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 0,
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { gap: 4 },
}))

type Panel = 'search' | 'auth' | 'phoneMenu'

/** The head of every public page: brand, date, search, account, sections (Spec §2, Shared public chrome). */
export function Header() {
  const [panel, setPanel] = useState<Panel | null>(null)
  // A lazy panel is fetched when first opened, and then stays to close gracefully.
  const [opened, setOpened] = useState<ReadonlySet<Panel>>(new Set())
  const close = useCallback(() => setPanel(null), [])
  const open = useCallback((next: Panel) => {
    setOpened((before) => new Set(before).add(next))
    setPanel(next)
  }, [])
  const openSearch = useCallback(() => open('search'), [open])
  const openAuth = () => open('auth')
  useSearchShortcut(openSearch)

  return (
    <Masthead>
      <Top>
        <span className="burger">
          <IconAction
            label="القائمة"
            icon={Menu}
            aria-haspopup="dialog"
            aria-expanded={panel === 'phoneMenu'}
            onClick={() => open('phoneMenu')}
          />
        </span>
        <Brand to="/" aria-label="مدار، الصفحة الرئيسية">
          <BrandMark size="masthead" withName />
        </Brand>
        <Today />
        <Actions>
          <span onPointerEnter={loadSearch}>
            <IconAction
              label="بحث"
              icon={Search}
              aria-haspopup="dialog"
              aria-keyshortcuts="/ Control+K Meta+K"
              onFocus={loadSearch}
              onClick={openSearch}
            />
          </span>
          <Account onSignIn={openAuth} />
        </Actions>
      </Top>
      <MainNav />
      <PhoneMenu open={panel === 'phoneMenu'} onClose={close} onSignIn={openAuth} />
      <Suspense>
        {opened.has('search') && <SearchOverlay open={panel === 'search'} onClose={close} />}
      </Suspense>
      <Suspense>
        {opened.has('auth') && <AuthDialog open={panel === 'auth'} onClose={close} />}
      </Suspense>
    </Masthead>
  )
}
