import type { Story } from './story'

const COUNT = 5
const OF_CARD = 3

/** The stories of the same card, in its order. */
export const cardStories = (story: Story, stories: readonly Story[]): Story[] =>
  stories.filter(({ cardId }) => cardId === story.cardId)

/**
 * Stories near another one. First those that follow it in its card, from the end on from its start. Then, on a topical or
 * country page, the first ones of the cards after it, and on a country page one of its topic; elsewhere some of its
 * topic. `ofTopic` are the stories of that topical page, if it is another page.
 */
export function nearbyStories(
  story: Story,
  stories: readonly Story[],
  ofTopic: readonly Story[] = [],
): Story[] {
  // The list of saved articles has those of several sections.
  const card = cardStories(story, stories).filter(({ place }) => place === story.place)
  const ofCard = startingAfter(card, ({ id }) => id === story.id).slice(0, OF_CARD)
  const ofPage = startingAfter(heads(stories), ({ cardId }) => cardId === story.cardId)
  const firsts = heads(ofTopic)
  // Neighbours in a card have others of their topic.
  const from = story.index % Math.max(firsts.length, 1)
  const related = [...firsts.slice(from), ...firsts.slice(0, from)]
  const others = related.length ? [...(story.card ? ofPage.slice(0, 1) : []), ...related] : ofPage
  return [...ofCard, ...others].slice(0, COUNT)
}

/** The first stories of the cards of a page. */
const heads = (stories: readonly Story[]) => stories.filter(({ index }) => index === 0)

/** The stories after a certain one, then those before it; all if there is no such story. */
function startingAfter(stories: readonly Story[], isIt: (story: Story) => boolean): Story[] {
  const at = stories.findIndex(isIt)
  return [...stories.slice(at + 1), ...stories.slice(0, Math.max(at, 0))]
}
