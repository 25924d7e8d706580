import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { loadedStories, loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import type { Story } from '@/content/story'
import { pageTitle } from '@/lib/pageTitle'
import { addReadStory } from '@/saved/activity'
import { offeredStories } from '@/site/cards/arrangeCards'
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
import { editedMedia, loadMedia, MEDIA, mediaKindOf } from './media'
import type { InSheet } from './StoryLayout'
import { railOfStories, StoryRail } from './StoryRail'
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
  const ofMedia = useLoaded('media', kind, loadMedia)
  const list = editedMedia(kind, useSaved(publicLists, 'publicSearch')) ?? ofMedia.data
  const media = list?.find((one) => one.id === id)
  const file = typeof id === 'string' && !kind ? storyFileOf(id) : undefined
  const stories = useLoaded('stories', file, loadStories, loadedStories)
  const texts = useLoaded('storyTexts', file, loadStoryTexts)
  const saved = useSaved(publicLists, 'publicCategories')
  const offered = offeredStories(saved, stories.data ?? [])
  // One of a card that editors have removed still opens by its link.
  const story = [...offered, ...(stories.data ?? [])].find((one) => one.id === id)
  const topic = story?.topic === file ? undefined : story?.topic
  const ofTopic = useLoaded('stories', topic, loadStories, loadedStories)
  const isKnown = kind ? !list || media : file && (!stories.data || story)
  const isUnknown = param !== undefined && !isKnown
  const router = useRouter()
  const show = (id: string) => writeRecord(router, { story: id })
  const close = () => leaveRecord(router, { story: undefined })

  useUnknownRecord(isUnknown, close, 'لا قصة بهذا الرابط. ربما تغيّر العنوان بعد نسخه.')

  const isOpen =
    param !== undefined && Boolean(story || stories.isError || media || (kind && ofMedia.isError))
  useFocusHeadline(isOpen, id)
  const ids = (list ?? offered).map((one) => one.id)
  const isWide = useMatches('(min-width: 1280px)')
  const rail =
    isWide &&
    (kind && list ? [{ id: kind, name: MEDIA[kind].list, items: list }] : railOfStories(offered))
  useAddToActivity(param === undefined ? undefined : story)

  const title = (media ?? story)?.title
  const failed = kind ? [ofMedia] : [stories, texts]
  const turn = ids.indexOf(String(id)) < ids.indexOf(String(before)) ? 'previous' : 'next'
  const motion = before !== undefined ? turn : isArriving ? 'arrive' : undefined
  const inSheet: InSheet = { motion, onClose: close, onShow: show }
  return (
    <SideSheet
      titleId={STORY_TITLE}
      open={isOpen}
      onClose={close}
      beside={rail && <StoryRail groups={rail} openId={String(id)} />}
    >
      {isOpen && title && <title>{pageTitle(title)}</title>}
      {media && list ? (
        <MediaView media={media} list={list} {...inSheet} />
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
    </SideSheet>
  )
}

/**
 * What `load` returns for a kind of media or a content file; nothing without one. `loaded` returns what the page has loaded
 * quietly: the sheet opens in the frame of the press.
 */
const useLoaded = <Key extends string, Value>(
  name: string,
  key: Key | undefined,
  load: (key: Key) => Promise<Value>,
  loaded: (key: Key) => Value | undefined = () => undefined,
) =>
  useQuery({
    queryKey: [name, key],
    queryFn: key ? () => load(key) : skipToken,
    initialData: () => (key ? loaded(key) : undefined),
  })

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
