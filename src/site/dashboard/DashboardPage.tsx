import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { articlesFor, todayEvents } from '@/content/dashboard'
import { formatToday } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { session } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { savedReader } from '@/saved/readerSettings'
import { AccountSection, Columns, SignedOutNote, Stack } from '@/site/account/accountParts'
import { useFollowing } from '@/site/followed/following'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useIsHydrated } from '@/ui/states/useIsHydrated'
import { waitsFor } from '@/ui/states/useSaved'
import { NOT_STORED } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { useNow } from '@/ui/theme/useNow'
import { PersonalArticles } from './PersonalArticles'
import { QuickStats } from './QuickStats'
import { TodayEvents } from './TodayEvents'

/** Its size is reserved from the first paint, so that nothing moves when the date appears. */
const DateText = styled('span')({ display: 'inline-block', minInlineSize: 'min(10.5rem, 100%)' })

const CustomisePanel = lazyWithPreload(() =>
  import('./CustomisePanel').then((it) => it.CustomisePanel),
)

/** `/dashboard` (Spec §2, §4): the interests that the reader chose, their articles, and the figures of the day. */
export function DashboardPage() {
  const id = useId()
  const now = useNow()
  const greeting = useGreeting()
  const selected = useStore(savedInterests)
  const following = useFollowing()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const firstTile = useRef<HTMLInputElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  function save() {
    console.info('[dashboard] preferences', { selected })
    close()
    if (savedInterests.save(selected)) toast.success('حُفظت اهتماماتك.')
    else toast.error(NOT_STORED)
  }

  function choose() {
    flushSync(() => setIsOpen(true))
    firstTile.current?.focus()
  }

  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: 'لوحتي' }]}
        title={greeting}
        intro={
          <span>
            هذا ما يهمك اليوم، <DateText>{now && `${formatToday(now)}.`}</DateText>
          </span>
        }
        actions={
          <Button
            ref={button}
            size="small"
            startIcon={<Icon icon={SlidersHorizontal} size="small" />}
            {...CustomisePanel.intent}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onClick={() => setIsOpen(!isOpen)}
          >
            تخصيص
          </Button>
        }
      />
      <SignedOutNote text="لم تسجّل الدخول. سجّل الدخول من أعلى الصفحة لتعود اللوحة إلى حسابك." />
      <Stack>
        <CustomisePanel
          isRequested={isOpen}
          open={isOpen}
          id={id}
          selected={selected}
          firstTile={firstTile}
          onClose={close}
          onSave={save}
        />
        {following && <following.FollowedNews />}
        <Columns {...waitsFor('interests', 'follows')}>
          <AccountSection title="مختارات لك">
            <PersonalArticles articles={articlesFor(selected)} onChoose={choose} />
          </AccountSection>
          <Stack>
            <QuickStats activeCategories={selected.length} />
            <AccountSection title="أحداث اليوم">
              <TodayEvents events={todayEvents} now={now} />
            </AccountSection>
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}

/** «أهلًا نورة الصالح», with the name as it was saved; without a name for a signed-out reader, and in the HTML of the build. */
function useGreeting(): string {
  const { isSignedIn } = useStore(session)
  const { name } = useStore(savedReader)
  const isKnown = useIsHydrated()
  return `أهلًا ${isKnown && isSignedIn ? isolated(name) : 'بك'}`
}
