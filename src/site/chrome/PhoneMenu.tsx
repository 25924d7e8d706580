import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { House, LogIn, type LucideIcon, Mail, X } from 'lucide-react'
import { useId, useState } from 'react'
import { countries } from '@/content/countries'
import type { Section } from '@/content/sections'
import { session, signOut } from '@/lib/reader'
import { savedSettings } from '@/saved/readerSettings'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { useSite } from '@/site/publicLists'
import { sectionIcons } from '@/site/sections/sectionIcons'
import { moreSections, navSections, sectionLink } from '@/site/sections/sectionLinks'
import { useLayer } from '@/ui/layers/useLayer'
import { IconAction } from '@/ui/navigation/IconAction'
import { AppLink } from '@/ui/navigation/links'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { rescueFocus } from '@/ui/overlay/useRestoreFocus'
import { useStore } from '@/ui/stores/useStore'
import { BrandMark } from '@/ui/theme/BrandMark'
import { Icon } from '@/ui/theme/icons'
import { colors, control, radius, size, weight } from '@/ui/theme/tokens'
import { accountPages, LogOutIcon } from './AccountMenu'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  paddingInlineStart: 12,
})

const Nav = styled('nav')({
  '& h2': {
    padding: '12px 12px 4px',
    color: colors.muted,
    fontSize: size.t13,
    fontWeight: weight.label,
    lineHeight: 1.6,
  },
  '& .two': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: control.medium,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: colors.ink,
    font: 'inherit',
    fontWeight: weight.label,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { background: colors.sunken, textDecoration: 'none' },
  '& svg': { flex: 'none', color: colors.muted },
  '& [aria-current="page"]': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
    fontWeight: weight.card,
    '& svg': { color: 'inherit' },
  },
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
  const open = opener !== null
  useLayer(open, onClose, { opener })

  const leave = () => {
    signOut()
    onClose()
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        transition: { onExited: rescueFocus },
        paper: {
          'aria-label': 'القائمة',
          sx: { inlineSize: 'min(20rem, 86vw)', padding: '8px 8px 24px', border: 0 },
        },
      }}
    >
      <Head>
        <BrandMark withName name={useSite().name} />
        <IconAction label="إغلاق القائمة" icon={X} onClick={onClose} />
      </Head>
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
    </Drawer>
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
