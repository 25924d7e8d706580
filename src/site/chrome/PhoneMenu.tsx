import { styled } from '@mui/material/styles'
import { House, LogIn, type LucideIcon, Mail } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { countries } from '@/content/countries'
import type { Section } from '@/content/sections'
import { session, signOut } from '@/lib/reader'
import { savedSettings } from '@/saved/readerSettings'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { useSite } from '@/site/publicLists'
import { moreSections, navSections, sectionLink } from '@/site/sections/sectionLinks'
import { menuRow } from '@/ui/menu/menuRow'
import { SideDrawer } from '@/ui/menu/SideDrawer'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { colors, control, size, weight } from '@/ui/theme/tokens'
import { accountPages, LogOutIcon } from './AccountMenu'

const Nav = styled('nav')({
  '& h2': {
    padding: '12px 12px 4px',
    color: colors.muted,
    fontSize: size.t13,
    fontWeight: weight.label,
    lineHeight: 1.6,
  },
  '& .two': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& a, & button': { ...menuRow, minBlockSize: control.medium, paddingInline: 12 },
  '& .all': { color: colors.brand },
  '& :focus-visible': { outlineOffset: -3 },
})

type Props = {
  /** the button that opened it; null while it is closed */
  opener: HTMLElement | null
  onClose: () => void
  onSignIn: () => void
}

/** The menu on phones and tablets, a drawer at the inline start. */
export function PhoneMenu({ opener, onClose, onSignIn }: Props) {
  const { isSignedIn } = useStore(session)
  const { name } = useStore(savedSettings)

  const leave = () => {
    signOut()
    onClose()
  }

  return (
    <SideDrawer label="القائمة" opener={opener} onClose={onClose} name={useSite().name}>
      <Nav aria-label="أقسام الموقع">
        <ul>
          <Row link={{ to: '/' }} icon={House} label="الرئيسية" />
          {navSections.map(sectionRow)}
        </ul>
        <h2>المزيد</h2>
        <ul className="two">{moreSections.map(sectionRow)}</ul>
        <PhoneCountries />
        <h2>
          <bdi>{isSignedIn ? name : 'الحساب'}</bdi>
        </h2>
        <ul>
          {isSignedIn && accountPages.map((page) => <Row key={page.label} {...page} />)}
          <li>
            <button type="button" onClick={isSignedIn ? leave : onSignIn}>
              <Icon icon={isSignedIn ? LogOutIcon : LogIn} />
              <span>{isSignedIn ? 'تسجيل الخروج' : 'تسجيل الدخول'}</span>
            </button>
          </li>
          <Row link={{ to: '/contact' }} icon={Mail} label="اتصل بنا" />
        </ul>
      </Nav>
    </SideDrawer>
  )
}

type RowProps = { link: RouteLink; icon: LucideIcon; label: string; children?: ReactNode }

/** The link to a page. */
const Row = ({ link, icon, label, children }: RowProps) => (
  <li>
    <AppLink {...link}>
      <Icon icon={icon} />
      <span>{label}</span>
      {children}
    </AppLink>
  </li>
)

const sectionRow = ({ id, name, icon }: Section) => (
  <Row key={id} link={sectionLink(id)} icon={sectionIcons[icon]} label={name}>
    <FollowedMark kind="section" id={id} />
  </Row>
)

const FIRST = 6

function PhoneCountries() {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? countries : countries.slice(0, FIRST)

  return (
    <>
      <h2>الدول</h2>
      <ul className="two" id={id}>
        {shown.map(({ slug, name, code }) => (
          <li key={slug}>
            <AppLink to="/countries/$slug" params={{ slug }}>
              <CountryFlag code={code} size="small" />
              <span>{name}</span>
              <FollowedMark kind="country" id={slug} />
            </AppLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="all"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'دول أقل' : 'كل الدول'}
      </button>
    </>
  )
}
