import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useHydrated } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { articlesFor, QUICK_STATS, todayEvents } from '@/content/dashboard'
import { interestById } from '@/content/interests'
import { formatToday } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { clockTime } from '@/lib/localDay'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { session } from '@/lib/reader'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { savedSettings } from '@/saved/readerSettings'
import { AccountSection, Columns, Figures, SignedOutNote, Stack } from '@/site/account/accountParts'
import { useFollowing } from '@/site/followed/following'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { waitsFor } from '@/ui/states/useSaved'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'
import { useNow } from '@/ui/theme/useNow'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { PersonalArticles } from './PersonalArticles'

/** Its size is reserved from the first paint, so that nothing moves when the date appears. */
const DateText = styled('span')({ display: 'inline-block', minInlineSize: 'min(10.5rem, 100%)' })

const List = styled('ol')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    gap: 12,
    paddingBlock: 12,
    lineHeight: 1.6,
  },
  '& > li:first-of-type': { paddingBlockStart: 4 },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& time': { color: colors.muted, fontWeight: weight.card },
  '& .next time': { color: colors.ink, fontWeight: weight.title },
  '& .title': { fontWeight: weight.label },
  '& .place': { color: colors.muted, fontSize: size.t13 },
  // Three in a row, where their part is as wide as the page.
  '@container (min-width: 40rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 32,
    '& > li, & > li:first-of-type': { paddingBlock: '4px 12px' },
    '& > li + li': { borderBlockStart: 0 },
  },
})

const CustomisePanel = lazyWithPreload(() => import('./CustomisePanel'), 'CustomisePanel')

/** `/dashboard` (Spec §2, §4): the interests that the reader chose, their articles, and the figures of the day. */
export function DashboardPage() {
  const id = useId()
  const now = useNow()
  const { isSignedIn } = useStore(session)
  const { name } = useStore(savedSettings)
  // Not in the HTML of the build.
  const isNamed = useHydrated() && isSignedIn
  const selected = useStore(savedInterests)
  const following = useFollowing()
  const trackedSources = useTrackedSources()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const firstTile = useRef<HTMLInputElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  function choose() {
    flushSync(() => setIsOpen(true))
    firstTile.current?.focus()
  }

  return (
    <>
      <PageHeader
        crumbs={[{ label: 'لوحتي' }]}
        title={`أهلًا ${isNamed ? isolated(name) : 'بك'}`}
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
          firstTile={firstTile}
          onClose={close}
        />
        {following && <following.FollowedNews />}
        <Columns {...waitsFor('interests', 'follows')}>
          <AccountSection title="مختارات لك">
            <PersonalArticles articles={articlesFor(selected)} onChoose={choose} />
          </AccountSection>
          <Stack>
            {/* Spec §2, §9. */}
            <Figures
              title="أرقام سريعة"
              figures={[
                { label: 'أخبار اليوم', value: QUICK_STATS.todayNews },
                { label: 'مصادر تتابعها', value: trackedSources },
                { label: 'الفئات النشطة', value: selected.length },
              ]}
            />
            <AccountSection title="أحداث اليوم">
              <TodayEvents now={now} />
            </AccountSection>
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}

/** The sources of the sample reader's interests, and those that this reader follows besides. */
function useTrackedSources(): number {
  const known = savedInterests.shipped().flatMap((id) => interestById(id).sources)
  const followed = useStore(savedFollows).filter(
    ({ kind, id }) => kind === 'source' && !known.includes(id),
  )
  return QUICK_STATS.trackedSources + followed.length
}

/** Today's events (Spec §2). The next one is marked once the clock is known. */
function TodayEvents({ now }: { now: Date | null }) {
  const next = now && todayEvents.find(({ time }) => time > clockTime(now))
  return (
    <List>
      {todayEvents.map((event) => (
        <li key={event.id} {...(event === next && { className: 'next' })}>
          <time dateTime={event.time}>
            <bdi>{event.time}</bdi>
          </time>
          <div>
            <p className="title">
              {event === next && <VisuallyHidden>الحدث التالي: </VisuallyHidden>}
              <span>{nbspAfterNumbers(event.title)}</span>
            </p>
            <p className="place">{nbspAfterNumbers(event.place)}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
