import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { linkOfStory } from '@/content/headline'
import { loadedStories, loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import type { Story } from '@/content/story'
import { pageTitle } from '@/lib/pageTitle'
import { addReadStory } from '@/saved/activity'
import { publicLists } from '@/site/publicLists'
import { useStoryParam } from '@/site/useStoryParam'
import { SideSheet } from '@/ui/dialog/SideSheet'
import { useUnknownRecord } from '@/ui/dialog/useUnknownRecord'
import { leaveRecord, writeRecord } from '@/ui/layers/entries'
import { STORY_TITLE } from '@/ui/marks/marks'
import { inMain } from '@/ui/marks/page'
import { useSaved } from '@/ui/states/useSaved'
import { MediaView } from './MediaView'
import { mediaKindOf, titleOfMedia } from './media'
import { offeredStories } from './offeredStories'
import { StoryView } from './StoryView'
import { useMedia } from './useMedia'

/**
 * The sheet of the story that the address names, over the page that is open. The address is its only state: Back closes
 * it, Forward opens it again, and a copied link opens page and story.
 */
export function StorySheet() {
  return (
    <QueryProvider>
      <Sheet />
    </QueryProvider>
  )
}

function Sheet() {
  const param = useStoryParam()
  const [id, setId] = useState(param)
  // The last story stays while the sheet fades out.
  if (param !== undefined && param !== id) setId(param)
  const kind = typeof id === 'string' ? mediaKindOf(id) : undefined
  const { media, ...ofMedia } = useMedia(kind, String(id))
  const file = typeof id === 'string' && !kind ? storyFileOf(id) : undefined
  const stories = useQuery({
    queryKey: ['stories', file],
    queryFn: file ? () => loadStories(file) : skipToken,
    // The page has loaded them quietly: the sheet opens in the frame of the press.
    initialData: () => file && loadedStories(file),
  })
  const texts = useQuery({
    queryKey: ['storyTexts', file],
    queryFn: file ? () => loadStoryTexts(file) : skipToken,
  })
  const saved = useSaved(publicLists, 'publicCategories')
  const offered = offeredStories(saved, stories.data ?? [])
  // One of a card that editors have removed still opens by its link.
  const story = [...offered, ...(stories.data ?? [])].find((one) => one.id === id)
  const topic = story?.topic === file ? undefined : story?.topic
  const ofTopic = useQuery({
    queryKey: ['stories', topic],
    queryFn: topic ? () => loadStories(topic) : skipToken,
  })
  const isKnown = kind ? media !== null : file && (!stories.data || story)
  const isUnknown = param !== undefined && !isKnown
  const { close, show } = useStoryNavigation()

  useUnknownRecord(isUnknown, close, 'لا قصة بهذا الرابط. ربما تغيّر العنوان بعد نسخه.')

  const isOpen =
    param !== undefined && Boolean(story || stories.isError || media || (kind && ofMedia.isError))
  useFocusHeadline(isOpen, id)
  useAddToActivity(param === undefined ? undefined : story)

  const shown = media?.list[media.index]
  const title = kind ? shown && titleOfMedia(shown) : story?.title
  const failed = kind ? [ofMedia] : [stories, texts]
  return (
    <StoryFrame open={isOpen} onClose={close}>
      {isOpen && title && <title>{pageTitle(title)}</title>}
      {kind && media ? (
        <MediaView media={media} onClose={close} onShow={show} />
      ) : (
        <StoryView
          story={story}
          stories={offered}
          ofTopic={offeredStories(saved, ofTopic.data ?? [])}
          // Together, so that nothing moves when the last ones arrive.
          texts={topic && ofTopic.isPending ? undefined : texts.data}
          hasFailed={failed.some(({ isError }) => isError)}
          onRetry={() => {
            for (const query of failed) if (query.isError) void query.refetch()
          }}
          onClose={close}
          onShow={show}
        />
      )}
    </StoryFrame>
  )
}

/** What the reader opens is the newest activity of `/profile`. */
function useAddToActivity(story: Story | undefined) {
  const id = story?.id
  const add = useEffectEvent(() => {
    if (!story) return
    const { id, title, place, ageMinutes, file } = story
    const age = file === 'saved' || file === 'sources' ? undefined : ageMinutes
    addReadStory({ story: id, title, place, readAt: new Date().toISOString(), age })
  })
  useEffect(() => {
    if (id) add()
  }, [id])
}

function useStoryNavigation() {
  const router = useRouter()
  return {
    show: (id: string) => writeRecord(router, { story: id }),
    close: () => leaveRecord(router, { story: undefined }),
  }
}

/**
 * When the sheet closes, the headline of the last story gets the focus, if the page shows it. MUI knows only the link
 * that opened the sheet: no link after a copied address, another one after «التالية».
 */
function useFocusHeadline(isOpen: boolean, id: unknown) {
  const focusHeadline = useEffectEvent(() =>
    inMain(`a[href="${linkOfStory(String(id))}"]`)?.focus({ preventScroll: true }),
  )
  useEffect(() => {
    if (!isOpen) return
    return () => focusHeadline()
  }, [isOpen])
}

type FrameProps = { open: boolean; onClose: () => void; children: ReactNode }

export const StoryFrame = (props: FrameProps) => <SideSheet titleId={STORY_TITLE} {...props} />
