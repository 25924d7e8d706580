import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { Bookmark, BookOpenCheck } from 'lucide-react'
import { interestById } from '@/content/interests'
import { type ActivityItem, recentActivity } from '@/content/profile'
import { formatAge } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Icon } from '@/ui/icons'
import { AppLink } from '@/ui/links'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { radius, weight } from '@/ui/theme/tokens'
import { ProfileSection, Rows } from './ProfileSection'

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  color: theme.vars.palette.tokens.muted,
}))

const Verb = styled('span')(({ theme }) => ({ color: theme.vars.palette.tokens.muted }))

const Title = styled(AppLink)(({ theme }) => ({
  color: 'inherit',
  fontWeight: weight.label,
  '&:hover': { color: theme.vars.palette.tokens.brand },
})) as typeof AppLink

const ACTIVITY_TYPES: Record<ActivityItem['type'], { verb: string; icon: typeof Bookmark }> = {
  read: { verb: 'قرأت', icon: BookOpenCheck },
  saved: { verb: 'حفظت', icon: Bookmark },
}

/** What the reader recently read and saved (Spec §3, Activity item). */
export function RecentActivity() {
  return (
    <ProfileSection title="آخر النشاط">
      <Rows>
        {recentActivity.map(({ type, title, time, category }) => {
          const { name, topic } = interestById(category)
          return (
            <li key={`${type} ${title}`}>
              <Tile>
                <Icon icon={ACTIVITY_TYPES[type].icon} size="small" />
              </Tile>
              <div className="grow">
                <p>
                  <Verb>{ACTIVITY_TYPES[type].verb}</Verb>{' '}
                  <Title {...linkOptions({ to: '/$topic', params: { topic } })}>
                    {nbspAfterNumbers(title)}
                  </Title>
                </p>
                <MetaLine items={[name, formatAge(time)]} />
              </div>
            </li>
          )
        })}
      </Rows>
    </ProfileSection>
  )
}
