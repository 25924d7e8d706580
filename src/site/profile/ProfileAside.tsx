import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { Bookmark, Calendar, LayoutDashboard, Newspaper, Settings } from 'lucide-react'
import { interestById } from '@/content/interests'
import type { Profile } from '@/content/profile'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import type { InterestId } from '@/lib/reader'
import { AccountSection, Chips, Figures, Rows } from '@/site/account/accountParts'
import { ChipLink } from '@/ui/navigation/ChipLink'
import { AppLink } from '@/ui/navigation/links'
import { sectionIcons } from '@/ui/news/sectionIcons'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { inRow, muted14 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'

const None = styled('p')({ ...muted14, lineHeight: 1.6 })

const QuickLink = styled(AppLink)({
  ...inRow,
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

const Value = styled('span')({ color: colors.muted })

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
                <ChipLink {...linkOptions({ to: '/$topic', params: { topic } })}>
                  <Icon icon={sectionIcons[icon]} size="small" />
                  <span>{name}</span>
                </ChipLink>
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
              <Icon icon={ChevronForward} size="small" />
            </QuickLink>
          ))}
        </nav>
      </AccountSection>
    </div>
  )
}

export function FixedFacts({ profile }: { profile: Profile }) {
  const since = nbspAfterNumbers(formatCalendarDay(profile.joinDate))
  const facts = [
    { icon: Calendar, label: 'عضو منذ', value: since },
    { icon: Newspaper, label: 'مقالات قرأتها', value: formatNumber(profile.articlesRead) },
    { icon: Bookmark, label: 'مقالات محفوظة', value: formatNumber(profile.savedArticles) },
  ]
  return (
    <AccountSection title="لا يتغيّر من هنا">
      <Rows>
        {facts.map(({ icon, label, value }) => (
          <li key={label}>
            <Icon icon={icon} size="small" />
            <span className="grow">{label}</span>
            <Value>{value}</Value>
          </li>
        ))}
      </Rows>
    </AccountSection>
  )
}

const HOURS = counted('ساعة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة')

/** The four figures of Spec §3: reading time, articles read and saved, topics followed. */
export function ReadingStats({ profile }: { profile: Profile }) {
  // A large number and a small noun: «46 ساعة»; one and two are a noun without a number.
  const [hours, unit] = plural(profile.readingTime, HOURS).split('\u00a0')
  const time = (
    <>
      <span>{hours}</span> {unit && <small>{unit}</small>}
    </>
  )
  return (
    <Figures
      title="أرقامك"
      figures={[
        { label: 'وقت القراءة', value: time },
        { label: 'مقالات قرأتها', value: formatNumber(profile.articlesRead) },
        { label: 'مقالات محفوظة', value: formatNumber(profile.savedArticles) },
        { label: 'موضوعات تتابعها', value: formatNumber(profile.followedTopics) },
      ]}
    />
  )
}
