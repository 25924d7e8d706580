import { styled } from '@mui/material/styles'
import { createLucideIcon } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { dirOf, isolated } from '@/lib/isolated'
import { useSite } from '@/site/publicLists'
import { footerSections, sectionLink } from '@/site/sections/sectionLinks'
import { HeadlineKeys } from '@/site/tools/HeadlineKeys'
import { IconButtonAnchor } from '@/ui/navigation/IconButton'
import { AppLink } from '@/ui/navigation/links'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { waitsFor } from '@/ui/states/useSaved'
import { toast } from '@/ui/stores/toast'
import { BrandMark } from '@/ui/theme/BrandMark'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { inLines, inlineRow, muted13 } from '@/ui/theme/surface'
import { colors, size, up } from '@/ui/theme/tokens'
import { Container } from './Header'

const Root = styled('footer')({
  paddingBlock: '24px 16px',
  borderBlockStart: `1px solid ${colors.line}`,
  background: colors.paper,
  fontSize: size.t14,
  [up.xl]: { paddingBlock: '48px 24px' },
  '& h2': {
    marginBlockEnd: 4,
    fontSize: size.t14,
    lineHeight: 1.35,
  },
  '& nav a': {
    ...inlineRow,
    minBlockSize: '2rem',
    color: colors.muted,
  },
  '& nav a:hover': { color: colors.brand },
  '& .brand': {
    display: 'inline-flex',
    marginBlockEnd: 12,
    color: colors.ink,
    textDecoration: 'none',
  },
  '& .brand b': { lineHeight: 1.25 },
  '& .blurb': { maxInlineSize: '24rem', color: colors.muted, textWrap: 'balance' },
  '& .fine': {
    marginBlockStart: 16,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${colors.line}`,
    ...muted13,
    ...inLines,
    gap: '8px 16px',
    '& > :is(a, button)': { color: 'inherit', textDecoration: 'underline' },
    // Where there is no keyboard.
    '& > button': { '@media print, (hover: none)': { display: 'none' } },
  },
})

const Columns = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: '2fr 3fr',
  '& .whole': { gridColumn: '1 / -1' },
  // Beside the longer list of links, below the shorter one.
  '& .links': { gridRow: '2 / span 2' },
  [up.md]: {
    gridTemplateColumns: '1.6fr 0.8fr 1fr 1.3fr',
    '& .whole, & .links': { gridArea: 'auto' },
  },
  [up.xl]: { gap: 48, gridTemplateColumns: '2.2fr 1fr 1fr 1.2fr' },
})

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -12 })

const KeysDialog = lazyWithPreload(() => import('./KeysDialog'), 'KeysDialog')

/** The footer of every public page (Spec §2, Shared public chrome). */
export function Footer() {
  const { name, description } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <Root {...waitsFor('systemSettings')}>
      <Container>
        <Columns>
          <div className="whole">
            <AppLink className="brand" to="/" aria-label={`${isolated(name)}، الصفحة الرئيسية`}>
              <BrandMark size="large" withName name={name} />
            </AppLink>
            {description && (
              <p className="blurb" dir={dirOf(description)}>
                {description}
              </p>
            )}
          </div>
          <nav className="links" aria-label="أبرز الأقسام">
            <h2>أبرز الأقسام</h2>
            <ul>
              {footerSections.map(({ id, name }) => (
                <li key={id}>
                  <AppLink {...sectionLink(id)}>{name}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="روابط مهمة">
            <h2>روابط مهمة</h2>
            <ul>
              <li>
                <AppLink to="/contact">اتصل بنا</AppLink>
              </li>
              <li>
                <AppLink to="/privacy-policy">سياسة الخصوصية</AppLink>
              </li>
              <li>
                <AppLink to="/terms-of-service">شروط الاستخدام</AppLink>
              </li>
            </ul>
          </nav>
          <div>
            <h2>تابعنا</h2>
            <SocialLinks />
          </div>
        </Columns>
        <p className="fine">
          <span>{inHtml(`© 2025 ${isolated(name)}. جميع الحقوق محفوظة.`)}</span>
          <AppLink to="/sponsored">محتوى مدفوع</AppLink>
          <button type="button" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={open}>
            اختصارات لوحة المفاتيح
          </button>
        </p>
      </Container>
      <HeadlineKeys onHelp={open} />
      <KeysDialog isRequested={isOpen} open={isOpen} onClose={() => setIsOpen(false)} />
    </Root>
  )
}

// Simple outlines in the style of the other icons, not the companies' logos.
const FACEBOOK =
  'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.8V2.4A19 19 0 0 0 15 2.2c-2.7 0-4.5 1.6-4.5 4.6v2.7h-3V13h3v8'
const networks = [
  {
    name: 'تويتر',
    icon: createLucideIcon('twitter', [['path', { key: 1, d: 'M4 4l16 16M20 4L4 20' }]]),
  },
  { name: 'فيسبوك', icon: createLucideIcon('facebook', [['path', { key: 1, d: FACEBOOK }]]) },
  {
    name: 'إنستغرام',
    icon: createLucideIcon('instagram', [
      ['rect', { key: 1, x: 3, y: 3, width: 18, height: 18, rx: 5 }],
      ['circle', { key: 2, cx: 12, cy: 12, r: 4 }],
      ['path', { key: 3, d: 'M17 7h.01' }],
    ]),
  },
  {
    name: 'يوتيوب',
    icon: createLucideIcon('youtube', [
      ['rect', { key: 1, x: 2, y: 5, width: 20, height: 14, rx: 4 }],
      ['path', { key: 2, d: 'M10 9l5 3-5 3z' }],
    ]),
  },
]

/** The links have no target yet: a click says so and must not scroll the page (Spec §2, D-29). */
const explain = (name: string) => (event: MouseEvent) => {
  event.preventDefault()
  toast.info(`ليس لمدار حساب على ${name} بعد.`)
}

function SocialLinks() {
  return (
    <Row>
      {networks.map(({ name, icon }) => (
        <li key={name}>
          <Tooltip title={`${name}: لا حساب بعد`}>
            <IconButtonAnchor
              data-icon-button="medium"
              href="#"
              aria-label={name}
              onClick={explain(name)}
            >
              <Icon icon={icon} />
            </IconButtonAnchor>
          </Tooltip>
        </li>
      ))}
    </Row>
  )
}
