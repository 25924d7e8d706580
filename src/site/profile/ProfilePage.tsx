import { styled } from '@mui/material/styles'
import { Bookmark, BookOpenCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { linkOfStory } from '@/content/headline'
import { type ActivityItem, recentActivity, sampleProfile } from '@/content/profile'
import { formatAge } from '@/lib/dates'
import { formDrafts } from '@/lib/drafts'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { minutesSinceRead, savedActivity } from '@/saved/activity'
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

const ProfileForm = lazyWithPreload(() => import('./ProfileForm'), 'ProfileForm')

const Privacy = styled(AppLink)({ fontWeight: weight.label }) as typeof AppLink

const Muted = styled('span')({ color: colors.muted })

const Title = styled('a')({
  color: 'inherit',
  fontWeight: weight.label,
  '@media (hover: hover)': { '&:hover': { color: colors.brand } },
})

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
              {following && <following.FollowedList sampleTopics={sampleProfile.followedTopics} />}
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
  const now = useNow()
  const own = useStore(savedActivity)
    .slice(0, SHOWN_OWN)
    .map((read) => {
      const minutes = now && minutesSinceRead(read, now)
      const age = now && minutes !== null && formatAge(minutes, now)
      const meta = [read.place, age, 'في هذا المتصفح']
      return { ...read, type: 'read' as const, key: read.story, meta }
    })
  const sample = recentActivity.map((item) => ({
    ...item,
    key: `${item.type} ${item.story}`,
    meta: [item.category, formatAge(item.time)],
  }))
  return (
    <AccountSection title="آخر النشاط">
      <Rows>
        {[...own, ...sample].map(({ key, type, story, title, meta }) => (
          <li key={key}>
            <Muted>
              <Icon icon={ACTIVITY_TYPES[type].icon} />
            </Muted>
            <div className="grow">
              <p>
                <Muted>{ACTIVITY_TYPES[type].verb}</Muted>{' '}
                <Title href={linkOfStory(story)} dir={dirOf(title)}>
                  {nbspAfterNumbers(title)}
                </Title>
              </p>
              <MetaLine items={meta} />
            </div>
          </li>
        ))}
      </Rows>
    </AccountSection>
  )
}
