import { useLocation, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type SyntheticEvent, useMemo } from 'react'
import { storyIn } from '@/content/headline'
import { isPlainClick } from '@/lib/keys'
import { openCardsOf } from '@/site/cards/openCards'
import { usePreload } from '@/ui/states/quietLoading'

/** Loads the stories of the page's headlines quietly, so that a press on one shows it at once. */
export function usePreloadStories(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  usePreload(useMemo(() => storiesOf(path), [path]))
}

/** Each page has a function of its own: its headlines are others. */
const storiesOf = (_path: string) => () =>
  import('./preloadStory').then((it) => it.preloadStories())

const linkIn = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="?story="]') : null

/** Loads the texts of a story when the reader is about to open it. A failure is silent: the sheet tries again. */
function loadIntended(event: SyntheticEvent) {
  const link = linkIn(event)
  if (link) import('./preloadStory').then((it) => it.preloadStory(link)).catch(() => {})
}

/** For the page, around its headlines. */
export const storyIntent = {
  onPointerOver: loadIntended,
  onPointerDown: loadIntended,
  onFocus: loadIntended,
}

type Sheet = { preload: () => void; request: () => void }

/** A click handler for the page: the link of a story opens it here. A click with a modifier opens a tab. */
export function useOpenStory(sheet: Sheet) {
  const router = useRouter()
  return (event: MouseEvent) => {
    const link = linkIn(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const story = storyIn(link.search) ?? undefined
    const { search } = router.state.location
    const isOpen = 'story' in search
    // The address may name a story while the sheet could not be loaded: each press tries again.
    if (isOpen) sheet.request()
    else sheet.preload()
    if (isOpen && search.story === story) return
    // So that a reload of the open story finds the page as it was.
    const openCards = openCardsOf()
    router.navigate({
      to: '.',
      search: (before) => ({ ...before, story }),
      // Inside an open story: Back closes the sheet in one step.
      ...(isOpen
        ? { replace: true, state: true }
        : { state: { ...(openCards && { openCards }), isRecord: true } }),
      resetScroll: false,
    })
  }
}
