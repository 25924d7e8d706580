import { styled } from '@mui/material/styles'
import { type AnyRouter, Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { markHydrated } from '@/hydration/hydrationMark'
import { savedSettings } from '@/saved/readerSettings'
import { savedVisit, visitAt } from '@/saved/visit'
import { isOffline } from '@/site/offline/isOffline'
import { storyIntent, useOpenStory, usePreloadStories, useStoryParam } from '@/site/story/useStory'
import { SaveHeadline } from '@/site/tools/SaveHeadline'
import { HeadlineToolContext } from '@/ui/sectionCard/itemStyles'
import { firstAction, idle, lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/states/useStore'
import { elapsedMinutes, newMinutes } from '@/ui/theme/Age'
import { SkipLink } from '@/ui/theme/SkipLink'
import { Footer } from './Footer'
import { Container, Header } from './Header'
import { ToTop } from './ToTop'

const MINUTE = 60_000
const EVERY = 2 * MINUTE

/** When the first public page was opened in this document: the ages of the content are those of that moment. */
let openedAt: number | undefined

const PAUSE = 6_000
/** The worker and its files must not share the line with what a press needs. */
const AFTER_ACTION = 1_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let isStarted = false

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
})

const Main = styled('main')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  paddingBlock: 24,
  // The skip link moves the focus here, so that Tab continues from the content. It is not a control, so it has no ring.
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { paddingBlockEnd: 48 },
  [theme.breakpoints.up('xl')]: { paddingBlock: '32px 64px' },
}))

const StorySheet = lazyWithPreload(() =>
  import('@/site/story/StorySheet').then((it) => it.StorySheet),
)

const ReaderTools = lazyWithPreload(() =>
  import('@/site/tools/ReaderTools').then((it) => it.ReaderTools),
)

const OfflineBar = lazyWithPreload(
  () => import('@/site/offline/OfflineBar').then((it) => it.OfflineBar),
  // Without the bar the page says nothing wrong.
  () => {},
)

/** A production build keeps pages, and says so without a network (ADR-17). A mock build has another worker. */
function Offline() {
  const router = useRouter()
  useEffect(() => {
    if (import.meta.env.PROD) void keepOffline(router)
  }, [router])
  const isRequested = useStore(isOffline, () => false)
  return isRequested && <OfflineBar isRequested />
}

/**
 * The layout of every public page (Spec §2, Shared public chrome). Renders the route's outlet if no children are given.
 */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  useEffect(markHydrated, [])
  useAutoRefresh()
  usePreloadStories()
  return (
    <Page {...storyIntent} onClick={useOpenStory(StorySheet)}>
      <SkipLink />
      <Header />
      <HeadlineToolContext value={SaveHeadline}>
        <Main id="main" tabIndex={-1}>
          <Container>{children}</Container>
          <ToTop />
        </Main>
        <Footer />
        <StorySheet isRequested={useStoryParam() !== undefined} />
      </HeadlineToolContext>
      {!import.meta.env.VITE_MOCKS && <Offline />}
      <ReaderTools whenIdle />
    </Page>
  )
}

/**
 * Starts the service worker of a production build (ADR-17), not before the reader has done something or has read for
 * a while: the first visit is not to wait for it, and who leaves at once keeps nothing.
 */
async function keepOffline(router: AnyRouter): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  await Promise.race([firstAction(), wait(PAUSE)])
  await wait(AFTER_ACTION)
  await idle()
  try {
    const { register } = await import('@/site/offline/register')
    await register(router)
  } catch {
    // Without a network there is nothing to keep; the next page tries again.
  }
}

/**
 * Every two minutes it computes the ages on the page again, and marks what was published after the reader's previous
 * visit, unless the reader has switched it off (D-35). It makes no call (Spec §9).
 */
function useAutoRefresh(): void {
  useEffect(() => {
    const isOn = () => savedSettings.get().newsPreferences.autoRefresh
    openedAt ??= Date.now()
    const opened = openedAt
    const { before } = visitAt(opened, savedVisit.get())
    const mark = () => {
      newMinutes.set(isOn() && before ? Math.max(0, opened - Date.parse(before)) / MINUTE : 0)
    }
    const remember = () => {
      if (isOn()) savedVisit.save({ before, last: new Date().toISOString() })
    }
    const refresh = () => {
      mark()
      remember()
      if (isOn()) elapsedMinutes.set(Math.floor((Date.now() - opened) / MINUTE))
    }
    mark()
    const timer = setInterval(refresh, EVERY)
    const stop = savedSettings.subscribe(mark)
    addEventListener('pagehide', remember)
    return () => {
      clearInterval(timer)
      stop()
      removeEventListener('pagehide', remember)
      // A public part without this layout, as in a story, has no visit to mark for.
      newMinutes.set(0)
    }
  }, [])
}
