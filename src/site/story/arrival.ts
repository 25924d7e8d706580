import { flushSync } from 'react-dom'
import { linkOfStory } from '@/content/headline'
import { ARRIVING } from '@/ui/marks/marks'
import { allInMain, inMain } from '@/ui/marks/page'

/** The link of a story on the page, if that shows its headline. */
export const headlineOf = (id: unknown) => inMain(`a[href="${linkOfStory(String(id))}"]`)

const hasTransitions = () => CSS.supports('selector(:active-view-transition-type(story))')

/**
 * Opens or closes a story by `update`: picture and headline of its item on the page become those of the story, or back
 * («Motion»). The page is updated in the next frame, and takes presses while they move.
 */
export function arrive(id: unknown, update: () => void): void {
  const item = headlineOf(id)?.closest('article')
  if (!item || !hasTransitions()) {
    update()
    return
  }
  for (const before of allInMain(ARRIVING.selector)) before.removeAttribute(ARRIVING.attribute)
  item.setAttribute(ARRIVING.attribute, '')
  const { ready } = document.startViewTransition({
    types: ['story'],
    update: () => flushSync(update),
  })
  // The next press skips what moves.
  ready.catch(() => {})
}
