import { useEffectEvent, useLayoutEffect } from 'react'
import { linkOfStory } from '@/content/headline'
import { wantsLessMotion } from '@/lib/motion'
import { STORY_TITLE } from '@/ui/marks/marks'
import { inMain } from '@/ui/marks/page'
import { motion } from '@/ui/theme/tokens'

/** The link of a story on the page, if that shows its headline. */
export const headlineOf = (id: unknown) => inMain(`a[href="${linkOfStory(String(id))}"]`)

type Parts = readonly (Element | null | undefined)[]

/** The headline of an item or a story, and the picture beside it. */
const partsOf = (headline: Element | null): Parts => [
  headline?.closest('h2, h3'),
  headline?.closest('article')?.querySelector('.pictureBox'),
]

const storyTitle = () => document.getElementById(STORY_TITLE)

/**
 * The story comes from its item on the page: once, when its view is mounted and `isArriving`. No view transition: that
 * captures the page first, and a press took 1060 instead of 176 ms (a busy machine, 29 November 2026).
 */
export function useArrival(id: unknown, isArriving: boolean): void {
  const come = useEffectEvent(() => {
    if (!isArriving) return []
    if (!wantsLessMotion()) return fly(partsOf(headlineOf(id)), partsOf(storyTitle()))
    const layer = storyTitle()?.closest('.MuiModal-root')
    return [layer?.animate({ opacity: [0, 1] }, { duration: motion.brief })]
  })
  useLayoutEffect(() => {
    const moves = come()
    return () => {
      for (const move of moves) move?.cancel()
    }
  }, [])
}

/** Headline and picture of the item come back from the story, which is fading out. */
export function leave(id: unknown): void {
  if (!wantsLessMotion()) fly(partsOf(storyTitle()), partsOf(headlineOf(id)))
}

/** The elements of `to` start where those of `from` are; a picture also in its size. */
const fly = (from: Parts, to: Parts) =>
  to.map((part, index) => {
    const start = from[index]?.getBoundingClientRect()
    const end = part?.getBoundingClientRect()
    if (!start?.width || !end?.width) return undefined
    const way = `translate(${start.right - end.right}px, ${start.top - end.top}px)`
    // Letters keep their size.
    const scale = index === 0 ? 1 : start.width / end.width
    return part?.animate(
      {
        transform: [`${way} scale(${scale})`, 'none'],
        transformOrigin: ['100% 0', '100% 0'],
      },
      { id: 'arrival', duration: motion.arrive, easing: motion.ease },
    )
  })
