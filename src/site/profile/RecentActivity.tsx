import { styled } from '@mui/material/styles'
import { Bookmark, BookOpenCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkOfStory } from '@/content/headline'
import { type ActivityItem, recentActivity } from '@/content/profile'
import { formatAge } from '@/lib/dates'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { minutesSinceRead, type ReadStory, savedActivity } from '@/saved/activity'
import { AccountSection, Rows } from '@/site/account/accountParts'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { colors, weight } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'

const Muted = styled('span')({ color: colors.muted })

const Title = styled('a')({
  color: 'inherit',
  fontWeight: weight.label,
  '@media (hover: hover)': { '&:hover': { color: colors.brand } },
})

const ACTIVITY_TYPES: Record<ActivityItem['type'], { verb: string; icon: typeof Bookmark }> = {
  read: { verb: 'قرأت', icon: BookOpenCheck },
  saved: { verb: 'حفظت', icon: Bookmark },
}

const SHOWN_OWN = 5

/** What the reader recently read and saved (Spec §3, Activity item): first in this browser, then the sample. */
export function RecentActivity() {
  const own = useStore(savedActivity).slice(0, SHOWN_OWN)
  const now = useNow()
  return (
    <AccountSection title="آخر النشاط">
      <Rows>
        {own.map((read) => (
          <Activity
            key={read.story}
            type="read"
            story={read.story}
            title={read.title}
            meta={[read.place, now && whenRead(read, now), 'في هذا المتصفح']}
          />
        ))}
        {recentActivity.map(({ type, story, title, time, category }) => (
          <Activity
            key={`${type} ${story}`}
            type={type}
            story={story}
            title={title}
            meta={[category, formatAge(time)]}
          />
        ))}
      </Rows>
    </AccountSection>
  )
}

function whenRead(read: ReadStory, now: Date): string | null {
  const minutes = minutesSinceRead(read, now)
  return minutes === null ? null : formatAge(minutes, now)
}

type ActivityProps = Pick<ActivityItem, 'type' | 'story' | 'title'> & { meta: ReactNode[] }

function Activity({ type, story, title, meta }: ActivityProps) {
  const { verb, icon } = ACTIVITY_TYPES[type]
  return (
    <li>
      <Muted>
        <Icon icon={icon} />
      </Muted>
      <div className="grow">
        <p>
          <Muted>{verb}</Muted>{' '}
          <Title href={linkOfStory(story)} dir={dirOf(title)}>
            {nbspAfterNumbers(title)}
          </Title>
        </p>
        <MetaLine items={meta} />
      </div>
    </li>
  )
}
