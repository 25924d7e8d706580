import { styled } from '@mui/material/styles'
import { Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { savedSettings } from '@/saved/readerSettings'
import { savedVisit, visitAt } from '@/saved/visit'
import { cacheForOffline } from '@/site/offline/cacheForOffline'
import { isOffline } from '@/site/offline/isOffline'
import { storyIntent, useOpenStory, usePreloadStories } from '@/site/story/useStory'
import { SaveHeadline } from '@/site/tools/SaveHeadline'
import { useStoryParam } from '@/site/useStoryParam'
import { elapsedMinutes, newMinutes } from '@/ui/news/Age'
import { HeadlineToolContext } from '@/ui/sectionCard/itemStyles'
import { markHydrated } from '@/ui/states/hydrationMark'
import { lazyWithPreload, silently } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/stores/useStore'
import { SkipLink } from '@/ui/theme/SkipLink'
import { up } from '@/ui/theme/tokens'
import { Footer } from './Footer'
import { Container, Header } from './Header'

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' })

const Main = styled('main')({
  position: 'relative',
  flex: 1,
  paddingBlock: 24,
  [up.md]: { paddingBlockEnd: 48 },
  [up.xl]: { paddingBlock: '32px 64px' },
})

const StorySheet = lazyWithPreload(() => import('@/site/story/StorySheet'), 'StorySheet')

const ReaderTools = lazyWithPreload(() => import('@/site/tools/ReaderTools'), 'ReaderTools')

const ToTop = lazyWithPreload(() => import('./ToTop'), 'ToTop', silently)
const OfflineBar = lazyWithPreload(
  () => import('@/site/offline/OfflineBar'),
  'OfflineBar',
  silently,
)

const loadMenus = () => Promise.all([import('./AccountMenu'), import('./PhoneMenu')])

/** A production build caches pages, and shows a bar without a network (ADR-17). A mock build has another worker. */
function Offline() {
  const router = useRouter()
  useEffect(() => {
    if (import.meta.env.PROD) void cacheForOffline(router, loadMenus)
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
          <ToTop whenIdle />
        </Main>
        <Footer />
        <StorySheet whenIdle isRequested={useStoryParam() !== undefined} />
      </HeadlineToolContext>
      {!import.meta.env.VITE_MOCKS && <Offline />}
      <ReaderTools whenIdle />
    </Page>
  )
}

const MINUTE = 60_000

const EVERY = 2 * MINUTE

/** When the first public page was opened in this document: the ages of the content are those of that moment. */
let openedAt: number | undefined

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
    const markNew = () => {
      newMinutes.set(isOn() && before ? Math.max(0, opened - Date.parse(before)) / MINUTE : 0)
    }
    const remember = () => {
      if (isOn()) savedVisit.save({ before, last: new Date().toISOString() })
    }
    const refresh = () => {
      markNew()
      remember()
      if (isOn()) elapsedMinutes.set(Math.floor((Date.now() - opened) / MINUTE))
    }
    markNew()
    const timer = setInterval(refresh, EVERY)
    const stop = savedSettings.subscribe(markNew)
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
