import type { ReactNode } from 'react'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { STORY_TITLE } from '@/ui/marks/marks'
import { useArrival } from './arrival'
import { StoryPager, useTurns } from './StoryPager'
import { StoryTools, type ToolsProps } from './StoryTools'
import { focusTop, ReadLine, StoryBody, StoryHead, StoryQuote, StoryTitle } from './storyParts'

/** What the sheet gives to whatever it shows. */
export type InSheet = {
  /** how it comes: see `StoryBody` */
  motion?: 'next' | 'previous' | 'arrive' | undefined
  onClose: () => void
  onShow: (id: string) => void
}

type Props = InSheet &
  ToolsProps & {
    /** the title is what somebody said */
    isQuote?: boolean
    kicker: string
    /** the colour of the line that shows how much is read */
    topic?: string
    /** the ids of its list, along which the reader turns, and its place there, from 0 */
    ids: readonly string[]
    index: number
    pager: { label: string; previous: string; next: string }
    /** false while what the press does not need is rendered later */
    hasRest?: boolean
    /** above the title */
    before?: ReactNode
    children: ReactNode
  }

/** A story, a video, a post or a sponsored article in the sheet: its head, its text, and the way to its neighbours. */
export function StoryLayout(props: Props) {
  const { shown, isQuote, kicker, topic, ids, index, pager, hasRest = true } = props
  const { motion, onClose, onShow } = props
  const { id, title } = shown
  const ways = { previous: ids[index - 1], next: ids[index + 1], onShow }
  const swipe = useTurns(ways)
  useArrival(id, motion === 'arrive')
  const Title = isQuote ? StoryQuote : StoryTitle
  return (
    <>
      <StoryHead onClose={onClose}>
        <p>{kicker}</p>
        {hasRest && <StoryTools shown={shown} page={props.page} isPrintable={props.isPrintable} />}
        <ReadLine data-topic={topic} />
      </StoryHead>
      <StoryBody key={id} data-motion={motion} {...swipe}>
        {props.before}
        <Title id={STORY_TITLE} tabIndex={-1} ref={focusTop}>
          <span dir={dirOf(title)}>{nbspAfterNumbers(title)}</span>
        </Title>
        {props.children}
      </StoryBody>
      {hasRest && ids.length > 1 && (
        <StoryPager {...ways} words={pager} position={index + 1} count={ids.length} />
      )}
    </>
  )
}
