import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { LayoutDashboard, Settings } from 'lucide-react'
import { interestById } from '@/content/interests'
import type { InterestId } from '@/lib/reader'
import { AccountSection, Chip, Chips } from '@/site/account/accountParts'
import { sectionIcons } from '@/site/sections/sectionIcons'
import { AppLink } from '@/ui/navigation/links'
import { ChevronForward, ICON, Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'

const None = styled('p')({ color: colors.muted, fontSize: size.t14, lineHeight: 1.6 })

const QuickLink = styled(AppLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: '3rem',
  color: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  '& > span': { flex: 1 },
  '& > svg': { color: colors.muted },
  '& + &': { borderBlockStart: `1px solid ${colors.line}` },
  '&&:hover': {
    '--nudge': '3px',
    color: colors.brand,
    textDecoration: 'none',
  },
}) as typeof AppLink

export function Interests({ interests }: { interests: readonly InterestId[] }) {
  return (
    <AccountSection title="الاهتمامات">
      {interests.length === 0 ? (
        <None>لم تختر اهتمامًا بعد. اختر من «تعديل الملف» أو من لوحتك.</None>
      ) : (
        <Chips>
          {interests.map((id) => {
            const { name, icon, topic } = interestById(id)
            return (
              <li key={id}>
                <Chip {...linkOptions({ to: '/$topic', params: { topic } })}>
                  <Icon icon={sectionIcons[icon]} size="small" />
                  <span>{name}</span>
                </Chip>
              </li>
            )
          })}
        </Chips>
      )}
    </AccountSection>
  )
}

const quickLinks = [
  { link: linkOptions({ to: '/dashboard' }), label: 'لوحتي', icon: LayoutDashboard },
  { link: linkOptions({ to: '/settings' }), label: 'الإعدادات', icon: Settings },
] as const

/** The quick links of Spec §2. */
export function QuickLinks() {
  return (
    <div data-screen-only>
      <AccountSection title="روابط سريعة">
        <nav aria-label="روابط سريعة">
          {quickLinks.map(({ link, label, icon }) => (
            <QuickLink key={label} {...link}>
              <Icon icon={icon} />
              <span>{label}</span>
              <ChevronForward size={ICON.small} />
            </QuickLink>
          ))}
        </nav>
      </AccountSection>
    </div>
  )
}
