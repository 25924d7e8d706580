import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { QueryProvider } from '@/api/QueryProvider'
import { loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import { toast } from '@/ui/toast/toast'
import { StoryFrame } from './StoryFrame'
import { StoryView } from './StoryView'
import { useStoryParam } from './useStory'

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
  const file = typeof id === 'string' ? storyFileOf(id) : undefined
  const stories = useQuery({
    queryKey: ['stories', file],
    queryFn: file ? () => loadStories(file) : skipToken,
  })
  const texts = useQuery({
    queryKey: ['storyTexts', file],
    queryFn: file ? () => loadStoryTexts(file) : skipToken,
  })
  const story = stories.data?.find((one) => one.id === id)
  const isUnknown = param !== undefined && (!file || (stories.data && !story))
  const { close, show } = useStoryNavigation()

  const dropUnknown = useEffectEvent(() => {
    toast.info('لا قصة بهذا الرابط. ربما تغيّر العنوان بعد نسخه.')
    close()
  })
  useEffect(() => {
    if (isUnknown) dropUnknown()
  }, [isUnknown])

  const isOpen = param !== undefined && (story !== undefined || stories.isError)
  useFocusHeadline(isOpen, id)

  return (
    <StoryFrame open={isOpen} onClose={close}>
      <StoryView
        story={story}
        stories={stories.data ?? []}
        texts={texts.data}
        hasFailed={stories.isError || texts.isError}
        onRetry={() => {
          if (stories.isError) void stories.refetch()
          if (texts.isError) void texts.refetch()
        }}
        onClose={close}
        onShow={show}
      />
    </StoryFrame>
  )
}

function useStoryNavigation() {
  const router = useRouter()
  const replace = (story?: string) =>
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, story }),
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  return {
    show: (id: string) => replace(id),
    close() {
      // A copied link has no entry of its page before it.
      if (router.state.location.state.isStory) router.history.back()
      else replace()
    },
  }
}

/**
 * When the sheet closes, the headline of the last story gets the focus, if the page shows it. MUI knows only the link
 * that opened the sheet: no link after a copied address, another one after «التالية».
 */
function useFocusHeadline(isOpen: boolean, id: unknown) {
  const focusHeadline = useEffectEvent(() =>
    document
      .querySelector<HTMLElement>(`main a[href="?story=${CSS.escape(String(id))}"]`)
      ?.focus({ preventScroll: true }),
  )
  useEffect(() => {
    if (!isOpen) return
    return () => focusHeadline()
  }, [isOpen])
}
