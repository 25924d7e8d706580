import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sampleProfile } from '@/content/profile'
import { formDrafts } from '@/lib/drafts'
import { Columns, SignedOutNote, Stack } from '@/site/account/accountParts'
import { useFollowing } from '@/site/followed/following'
import { Breadcrumbs } from '@/ui/navigation/Breadcrumbs'
import { AppLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { waitsFor } from '@/ui/states/useSaved'
import { NOT_STORED } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { colors, weight } from '@/ui/theme/tokens'
import { FixedFacts, Interests, QuickLinks, ReadingStats } from './ProfileAside'
import { ProfileCard } from './ProfileCard'
import type { ProfileDraft } from './profileSchema'
import { RecentActivity } from './RecentActivity'
import { SavedArticles } from './SavedArticles'
import { useProfile } from './useProfile'

const ProfileForm = lazyWithPreload(() => import('./ProfileForm').then((it) => it.ProfileForm))

const Privacy = styled(AppLink)({
  color: colors.brand,
  fontWeight: weight.label,
}) as typeof AppLink

const home = { label: 'الرئيسية', link: linkOptions({ to: '/' }) }
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

  function onSaved(draft: ProfileDraft, isSaved: boolean) {
    // The picture is a long data URL: log only whether there is one.
    console.info('[profile] saved', { ...draft, avatar: draft.avatar && '(picture)' })
    leaveEditing()
    if (isSaved) toast.success('حُفظ ملفك.')
    else toast.error(NOT_STORED)
  }

  if (isEditing) {
    const { name, email, phone, location, avatar, bio } = profile
    return (
      <>
        <PageHeader
          crumbs={[home, { label: EDIT_TITLE }]}
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
          <ProfileForm
            isRequested
            label={EDIT_TITLE}
            saved={{
              name,
              email,
              phone,
              location,
              avatar,
              bio,
              interests: [...profile.interests],
            }}
            onSaved={onSaved}
            onCancel={leaveEditing}
          />
          <FixedFacts profile={profile} />
        </Columns>
      </>
    )
  }

  return (
    <>
      <Breadcrumbs items={[home, { label: 'الملف الشخصي' }]} />
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
