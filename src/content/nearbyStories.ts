import type { Story } from './story'

const OF_CARD = 3
const OF_PAGE = 2

/** The stories of the same card, in its order. */
export const cardStories = (story: Story, stories: readonly Story[]): Story[] =>
  stories.filter(({ cardId }) => cardId === story.cardId)

/**
 * Stories near another one: first those that follow it in its card, from the end on from its start, then the first ones
 * of the cards after it.
 */
export function nearbyStories(story: Story, stories: readonly Story[]): Story[] {
  const card = cardStories(story, stories)
  const at = stories.indexOf(story)
  const heads = [...stories.slice(at), ...stories.slice(0, at)].filter(
    ({ cardId, index }) => index === 0 && cardId !== story.cardId,
  )
  return [
    ...[...card.slice(story.index + 1), ...card.slice(0, story.index)].slice(0, OF_CARD),
    ...heads.slice(0, OF_PAGE),
  ]
}
