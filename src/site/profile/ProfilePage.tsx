import { styled } from '@mui/material/styles'
import { Bookmark, BookOpenCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { linkOfStory } from '@/content/headline'
import { type ActivityItem, recentActivity, sampleProfile } from '@/content/profile'
import { formatAge } from '@/lib/dates'
import { formDrafts } from '@/lib/drafts'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { minutesSinceRead, type ReadStory, savedActivity } from '@/saved/activity'
import { AccountSection, Columns, Rows, SignedOutNote, Stack } from '@/site/account/accountParts'
import { useFollowing } from '@/site/followed/following'
import { Breadcrumbs } from '@/ui/navigation/Breadcrumbs'
import { AppLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { waitsFor } from '@/ui/states/useSaved'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { colors, weight } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'
import { FixedFacts, Interests, QuickLinks, ReadingStats } from './ProfileAside'
import { ProfileCard } from './ProfileCard'
import { SavedArticles } from './SavedArticles'
import { useProfile } from './useProfile'

const ProfileForm = lazyWithPreload(() => import('./ProfileForm').then((it) => it.ProfileForm))

const Privacy = styled(AppLink)({ fontWeight: weight.label }) as typeof AppLink

const Muted = styled('span')({ color: colors.muted })

const Title = styled('a')({
  color: 'inherit',
  fontWeight: weight.label,
  '@media (hover: hover)': { '&:hover': { color: colors.brand } },
})

const SAMPLE_TOPICS = sampleProfile.followedTopics

const EDIT_TITLE = 'تعديل الملف الشخصي'

/** `/profile` (Spec §2, §4): view mode, and edit mode, which saves or discards its draft. */
export function ProfilePage() {
  const profile = useProfile()
  const following = useFollowing()
  const [isEditing, setIsEditing] = useState(false)
  usePreload(ProfileForm.load)
  // Edits from before a reload are offered in the form.
  useEffect(() => setIsEditing(formDrafts.get().profile !== undefined), [])
  const editButton = useRef<HTMLButtonElement>(null)

  function leaveEditing() {
    flushSync(() => setIsEditing(false))
    editButton.current?.focus()
  }

  if (isEditing) {
    return (
      <>
        <PageHeader
          title={EDIT_TITLE}
          intro={
            <span>
              يظهر اسمك ونبذتك لمن يرى ملفك، بحسب ما اخترته في{' '}
              <Privacy to="/settings" search={{ tab: 'privacy' }}>
                الخصوصية
              </Privacy>
              .
            </span>
          }
        />
        <Columns>
          <ProfileForm isRequested label={EDIT_TITLE} saved={profile} onLeave={leaveEditing} />
          <FixedFacts profile={profile} />
        </Columns>
      </>
    )
  }

  return (
    <>
      <Breadcrumbs items={[{ label: 'الملف الشخصي' }]} />
      <SignedOutNote text="لم تسجّل الدخول، وهذا ملف قارئ افتراضي. سجّل الدخول من أعلى الصفحة لتعود إلى حسابك." />
      <Stack>
        {/* Apart, so that the first frame is not blank for who has only saved an article. */}
        <div {...waitsFor('profile')}>
          <ProfileCard
            profile={profile}
            editButton={editButton}
            onEdit={() => setIsEditing(true)}
          />
        </div>
        <Stack {...waitsFor('profile', 'interests', 'follows', 'savedArticles', 'activity')}>
          <ReadingStats profile={profile} />
          <Columns>
            <Stack>
              <SavedArticles />
              {following && <following.FollowedList sampleTopics={SAMPLE_TOPICS} />}
              <RecentActivity />
            </Stack>
            <Stack>
              <Interests interests={profile.interests} />
              <QuickLinks />
            </Stack>
          </Columns>
        </Stack>
      </Stack>
    </>
  )
}

const ACTIVITY_TYPES: Record<ActivityItem['type'], { verb: string; icon: typeof Bookmark }> = {
  read: { verb: 'قرأت', icon: BookOpenCheck },
  saved: { verb: 'حفظت', icon: Bookmark },
}

const SHOWN_OWN = 5

/** What the reader recently read and saved (Spec §3, Activity item): first in this browser, then the sample. */
function RecentActivity() {
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
