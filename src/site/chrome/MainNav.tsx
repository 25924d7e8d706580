import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { moreSections, navSections, sectionLink } from '@/site/sections/sectionLinks'
import { AppLink } from '@/ui/navigation/links'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { Icon } from '@/ui/theme/icons'
import { chosenBar, inlineRow } from '@/ui/theme/surface'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import { useMenuButton } from './useMenuButton'

const Nav = styled('nav')({
  display: 'none',
  [up.xl]: { flex: '1 1 auto', display: 'block' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 4px', marginInline: -8 },
  '& a, & button': {
    position: 'relative',
    ...inlineRow,
    gap: 4,
    blockSize: '3.5rem',
    paddingInline: 8,
    color: colors.ink,
    fontSize: size.t16,
    fontWeight: weight.label,
    textDecoration: 'none',
  },
  '& a:hover, & button:hover': { color: colors.brand, textDecoration: 'none' },
  // They are as high as the header: outside them a part of the ring would be above the window.
  '& :focus-visible': { outlineOffset: -3 },
  '& [aria-current]': { fontWeight: weight.title },
  '& .followed': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 4 },
  '& [aria-current]::after, & [aria-expanded="true"]::after': {
    ...chosenBar,
    insetInline: 8,
    insetBlockEnd: -1,
  },
})

const Hairline = styled('li')({
  inlineSize: 1,
  marginBlock: 18,
  marginInline: 8,
  background: colors.line,
})

const MoreMenu = lazyWithPreload(() => import('./navMenus'), 'MoreMenu')

const CountriesMenu = lazyWithPreload(() => import('./navMenus'), 'CountriesMenu')

// A section is current on the pages below it too; unknown search parameters do not change that.
const withinSection = { exact: false, includeSearch: false } as const

const isMorePath = new RegExp(`^/(${moreSections.map(({ id }) => id).join('|')})(/|$)`, 'i')

const isCountryPath = /^\/countr(y|ies)(\/|$)/i

/** The navigation row on wide screens (Spec §2): home, six sections, «more», the countries. */
export function MainNav() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Nav aria-label="الأقسام">
      <ul>
        <li>
          <AppLink to="/">الرئيسية</AppLink>
        </li>
        {navSections.map(({ id, name }) => (
          <li key={id}>
            <AppLink {...sectionLink(id)} activeOptions={withinSection}>
              <span>{name}</span>
              <FollowedMark kind="section" id={id} />
            </AppLink>
          </li>
        ))}
        <Hairline aria-hidden="true" />
        <li>
          <NavMenuButton label="المزيد" isCurrent={isMorePath.test(path)} menu={MoreMenu} />
        </li>
        <li>
          <NavMenuButton label="الدول" isCurrent={isCountryPath.test(path)} menu={CountriesMenu} />
        </li>
      </ul>
    </Nav>
  )
}

type MenuButtonProps = { label: string; isCurrent: boolean; menu: typeof MoreMenu }

/** A button of the navigation row with a menu. */
function NavMenuButton({ label, isCurrent, menu: Menu }: MenuButtonProps) {
  const { button, menu } = useMenuButton()
  return (
    <>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        {...Menu.intent}
        {...button}
      >
        <span>{label}</span>
        <Icon icon={ChevronDown} size="small" />
      </button>
      <Menu {...menu} />
    </>
  )
}
