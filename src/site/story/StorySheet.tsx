import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { type MediaKind, mediaId } from '@/content/headline'
import { loadedStories, loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import type { Story } from '@/content/story'
import { pageTitle } from '@/lib/pageTitle'
import { addReadStory } from '@/saved/activity'
import type { PublicCategories } from '@/saved/publicCategories'
import { arrangeCards } from '@/site/cards/arrangeCards'
import { publicLists } from '@/site/publicLists'
import { useStoryParam } from '@/site/useStoryParam'
import { SideSheet } from '@/ui/dialog/SideSheet'
import { useUnknownRecord } from '@/ui/dialog/useUnknownRecord'
import { leaveRecord, writeRecord } from '@/ui/layers/entries'
import { STORY_TITLE } from '@/ui/marks/marks'
import { useSaved } from '@/ui/states/useSaved'
import { useMatches } from '@/ui/theme/useMatches'
import { headlineOf, leave } from './arrival'
import { MediaView } from './MediaView'
import { editedMedia, loadMedia, mediaIn, mediaKindOf, titleOfMedia } from './media'
import type { InSheet } from './StoryLayout'
import { railOfMedia, railOfStories, StoryRail } from './StoryRail'
import { StoryView } from './StoryView'

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
  const { id, before, isArriving } = useSteps(param)
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
  const router = useRouter()
  const show = (id: string) => writeRecord(router, { story: id })
  const close = () => leaveRecord(router, { story: undefined })

  useUnknownRecord(isUnknown, close, 'لا قصة بهذا الرابط. ربما تغيّر العنوان بعد نسخه.')

  const isOpen =
    param !== undefined && Boolean(story || stories.isError || media || (kind && ofMedia.isError))
  useFocusHeadline(isOpen, id)
  const ids = media
    ? media.list.map(({ kind, item }) => mediaId(kind, item.id))
    : offered.map((one) => one.id)
  const isWide = useMatches('(min-width: 1280px)')
  useAddToActivity(param === undefined ? undefined : story)

  const shown = media?.list[media.index]
  const title = kind ? shown && titleOfMedia(shown) : story?.title
  const failed = kind ? [ofMedia] : [stories, texts]
  const turn = ids.indexOf(String(id)) < ids.indexOf(String(before)) ? 'previous' : 'next'
  const motion = before !== undefined ? turn : isArriving ? 'arrive' : undefined
  const inSheet: InSheet = { motion, onClose: close, onShow: show }
  return (
    <StoryFrame
      open={isOpen}
      onClose={close}
      beside={
        isWide && (
          <StoryRail
            groups={kind && media ? [railOfMedia(kind, media.list)] : railOfStories(offered)}
            openId={String(id)}
          />
        )
      }
    >
      {isOpen && title && <title>{pageTitle(title)}</title>}
      {kind && media ? (
        <MediaView media={media} {...inSheet} />
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
          {...inSheet}
        />
      )}
    </StoryFrame>
  )
}

/**
 * The story of the address, which stays while the sheet fades out. It arrives when it opens, but not with the page;
 * `before` is the neighbour from which the reader came.
 */
function useSteps(param: unknown) {
  const [state, setState] = useState({
    param,
    id: param,
    before: undefined as unknown,
    isArriving: false,
  })
  if (param !== state.param) {
    const isOpening = state.param === undefined
    setState({
      param,
      id: param ?? state.id,
      before: param === undefined ? undefined : state.param,
      isArriving: isOpening,
    })
  }
  return state
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

/**
 * When the sheet closes, the headline of the last story gets the focus, if the page shows it. MUI knows only the link
 * that opened the sheet: no link after a copied address, another one after «التالية».
 */
function useFocusHeadline(isOpen: boolean, id: unknown) {
  const focusHeadline = useEffectEvent(() => {
    leave(id)
    headlineOf(id)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!isOpen) return
    return () => focusHeadline()
  }, [isOpen])
}

type FrameProps = Pick<ComponentProps<typeof SideSheet>, 'open' | 'onClose' | 'beside' | 'children'>

export const StoryFrame = (props: FrameProps) => <SideSheet titleId={STORY_TITLE} {...props} />

/**
 * The stories of a page that it offers: those of the cards that editors have saved, with the names that they have given
 * (D-34). `saved` is null if they have saved nothing.
 */
function offeredStories(
  saved: PublicCategories | null,
  stories: readonly Story[],
): readonly Story[] {
  const [first] = stories
  if (!saved || !first) return stories
  // The cards of `/country` are no list of editors.
  const cards = new Map(
    stories.flatMap(({ card, page }) =>
      card && 'params' in page && 'card' in page.params ? [[card.id, card] as const] : [],
    ),
  )
  const offered = arrangeCards(saved, first.file, [...cards.values()]).flatMap((card) =>
    'isAdded' in card
      ? []
      : stories
          .filter(({ cardId }) => cardId === card.id)
          .map((story): Story => ({ ...story, card })),
  )
  return [...offered, ...stories.filter(({ cardId }) => !cards.has(cardId))]
}

/**
 * The video, post or sponsored article of an id, in the list that readers see (D-34). `media` is undefined while the list
 * loads, and null if no item of it has the id.
 */
function useMedia(kind: MediaKind | undefined, id: string) {
  const videos = useSaved(publicLists, 'publicVideos')?.videos
  const posts = useSaved(publicLists, 'publicPosts')?.posts
  const { data, isError, refetch } = useQuery({
    queryKey: ['media', kind],
    queryFn: kind ? () => loadMedia(kind) : skipToken,
  })
  const list = editedMedia(kind, { videos, posts }) ?? data
  return { media: list && mediaIn(list, id), isError, refetch }
}
