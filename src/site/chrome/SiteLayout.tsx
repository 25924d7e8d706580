import { styled } from '@mui/material/styles'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { markHydrated } from '@/hydration/hydrationMark'
import { useOpenStory, useStoryParam } from '@/site/story/useStory'
import { PageToolContext } from '@/site/tools/pageTool'
import { useReaderTools } from '@/site/tools/useReaderTools'
import { lazyWithPreload } from '@/ui/lazyWithPreload'
import { SkipLink } from '@/ui/SkipLink'
import { HeadlineToolContext } from '@/ui/sectionCard/itemStyles'
import { Container } from './Container'
import { Footer } from './Footer'
import { Header } from './Header'
import { ToTop } from './ToTop'
import { useAutoRefresh } from './useAutoRefresh'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
})

const Main = styled('main')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  paddingBlock: '24px 48px',
  // The skip link moves the focus here, so that Tab continues from the content. It is not a
  // control, so it has no ring.
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('xl')]: { paddingBlock: '32px 64px' },
}))

const StorySheet = lazyWithPreload(() =>
  import('@/site/story/StorySheet').then((it) => it.StorySheet),
)

/**
 * The layout of every public page (Spec §2, Shared public chrome). Renders the route's outlet if no
 * children are given.
 */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  useEffect(markHydrated, [])
  useAutoRefresh()
  const tools = useReaderTools()
  return (
    <Page onClick={useOpenStory(StorySheet.preload)}>
      <SkipLink />
      <Header />
      <HeadlineToolContext value={tools?.SaveHeadline ?? null}>
        <Main id="main" tabIndex={-1}>
          <PageToolContext value={tools?.LazyListenToPage ?? null}>
            <Container>{children}</Container>
          </PageToolContext>
          <ToTop />
        </Main>
        <Footer />
        <StorySheet isRequested={useStoryParam() !== undefined} />
      </HeadlineToolContext>
      {tools && <tools.HeadlineKeys takeKey={tools.takeKey} />}
    </Page>
  )
}
