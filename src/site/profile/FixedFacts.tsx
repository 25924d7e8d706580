import { styled } from '@mui/material/styles'
import { Bookmark, Calendar, Newspaper } from 'lucide-react'
import type { Profile } from '@/content/profile'
import { formatNumber } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { AccountSection, Rows } from '@/site/account/accountParts'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'

const Value = styled('span')({ color: colors.muted })

export function FixedFacts({ profile }: { profile: Profile }) {
  const facts = [
    {
      icon: Calendar,
      label: 'عضو منذ',
      value: nbspAfterNumbers(formatCalendarDay(profile.joinDate)),
    },
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
