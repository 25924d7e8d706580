import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Desk } from '@/admin/desk/Desk'
import { MENU_WIDTH } from '@/admin/menu/menuParts'
import { type ContactMessage, contactMessagesQuery } from '@/api/contactMessages'
import { savedAdminMenu } from '@/saved/adminMenu'
import { markHydrated } from '@/ui/states/hydrationMark'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'
import { SkipLink } from '@/ui/theme/SkipLink'
import { colors, up } from '@/ui/theme/tokens'
import { useMatches } from '@/ui/theme/useMatches'
import { MenuEntries } from './MenuEntries'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100vh',
  [up.lg]: {
    gridTemplateColumns: `${MENU_WIDTH.open} minmax(0, 1fr)`,
    alignContent: 'stretch',
    '&[data-collapsed]': { gridTemplateColumns: `${MENU_WIDTH.collapsed} minmax(0, 1fr)` },
  },
})

const Main = styled('main')({
  padding: '16px 16px 48px',
  [up.lg]: { padding: 32 },
})

const SideDrawer = lazyWithPreload(() => import('@/ui/menu/SideDrawer'), 'SideDrawer')

/** The layout of the admin area: its menu (open, collapsed, or in a drawer) and the page (Spec §2). */
export function AdminLayout() {
  const isCollapsed = useStore(savedAdminMenu)
  const [menuButton, setMenuButton] = useState<HTMLElement | null>(null)
  const isWide = useMatches(up.lg)
  // This is the query of the messages screen, so the menu costs one request per visit. The count is 0 until its answer.
  const { data: unread = 0 } = useQuery({ ...contactMessagesQuery, select: countUnread })
  useEffect(markHydrated, [])
  const menuWidth = isWide ? MENU_WIDTH[isCollapsed ? 'collapsed' : 'open'] : '0px'
  // Toasts are beside the menu, whose last entries cannot be scrolled out from under them. Not by
  // `html:has()`: see `TOASTED`.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--side-menu-width', menuWidth)
    return () => void style.removeProperty('--side-menu-width')
  }, [menuWidth])
  return (
    <>
      <SkipLink />
      <Frame data-collapsed={isCollapsed || undefined}>
        <TopBar isMenuOpen={menuButton !== null} onOpenMenu={setMenuButton} />
        <SideMenu
          isCollapsed={isCollapsed}
          onToggle={() => sayIfNotStored(savedAdminMenu.save(!isCollapsed))}
          unread={unread}
        />
        <Main id="main" tabIndex={-1}>
          <Outlet />
        </Main>
      </Frame>
      <SideDrawer
        isRequested={menuButton !== null}
        label="قائمة الإدارة"
        opener={menuButton}
        onClose={() => setMenuButton(null)}
        shadow={colors.float}
      >
        <MenuEntries label="أقسام الإدارة" unread={unread} />
      </SideDrawer>
      <Desk />
    </>
  )
}

const countUnread = (messages: ContactMessage[]) =>
  messages.filter(({ status }) => status === 'unread').length
