import { styled } from '@mui/material/styles'
import { House, LogIn, type LucideIcon, Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { countries } from '@/content/countries'
import type { Section } from '@/content/sections'
import { session, signOut } from '@/lib/reader'
import { savedSettings } from '@/saved/readerSettings'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { useSite } from '@/site/publicLists'
import { moreSections, navSections, sectionLink } from '@/site/sections/sectionLinks'
import { menuRow } from '@/ui/menu/menuRow'
import { SideDrawer } from '@/ui/menu/SideDrawer'
import { AppLink } from '@/ui/navigation/links'
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
          <li>
            <AppLink to="/">
              <Icon icon={House} />
              الرئيسية
            </AppLink>
          </li>
          {navSections.map((section) => (
            <SectionRow key={section.id} section={section} />
          ))}
        </ul>
        <h2>المزيد</h2>
        <ul className="two">
          {moreSections.map((section) => (
            <SectionRow key={section.id} section={section} />
          ))}
        </ul>
        <PhoneCountries />
        <h2>
          <bdi>{isSignedIn ? name : 'الحساب'}</bdi>
        </h2>
        <ul>
          {isSignedIn ? (
            <>
              {accountPages.map(({ link, label, icon }) => (
                <li key={label}>
                  <AppLink {...link}>
                    <Icon icon={icon} />
                    <span>{label}</span>
                  </AppLink>
                </li>
              ))}
              <li>
                <button type="button" onClick={leave}>
                  <Icon icon={LogOutIcon} />
                  تسجيل الخروج
                </button>
              </li>
            </>
          ) : (
            <li>
              <button type="button" onClick={onSignIn}>
                <Icon icon={LogIn} />
                تسجيل الدخول
              </button>
            </li>
          )}
          <li>
            <AppLink to="/contact">
              <Icon icon={Mail} />
              اتصل بنا
            </AppLink>
          </li>
        </ul>
      </Nav>
    </SideDrawer>
  )
}

function SectionRow({ section }: { section: Section }) {
  const icon: LucideIcon = sectionIcons[section.icon]
  return (
    <li>
      <AppLink {...sectionLink(section.id)}>
        <Icon icon={icon} />
        <span>{section.name}</span>
        <FollowedMark kind="section" id={section.id} />
      </AppLink>
    </li>
  )
}

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
