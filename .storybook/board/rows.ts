import { namesIn } from '../names/sidebarLabel'
import { arabicState } from '../names/states'

export type Entry = { id: string; type: string; title: string; name: string; tags: string[] }

/** Returns which stories there are, from the index that Storybook itself reads. */
export async function loadEntries(): Promise<Entry[]> {
  const response = await fetch('index.json')
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
}

/**
 * The globals of `storybook-addon-pseudo-states` for a tag of a part: `pseudo:hover`, `pseudo:pressed`, and
 * `pseudo:focus` with the element that has the focus, if it is no button. On all elements each text would have a ring.
 */
function pseudoGlobals(tag: string): Record<string, string> | undefined {
  const [kind, state, element = 'button'] = tag.split(':')
  if (kind !== 'pseudo') return undefined
  if (state === 'focus') return { 'pseudo.focusVisible': element }
  return { 'pseudo.hover': '!true', ...(state === 'pressed' && { 'pseudo.active': '!true' }) }
}

/** A row of a board: a story in a state, in Arabic, with the globals that make the state. */
export type Row = { state: string; story: Entry; globals: Record<string, string> }

const isStory = (title: string) => (entry: Entry) =>
  entry.type === 'story' && entry.title === title && !entry.tags.includes('board')

/**
 * The rows of a part's board: the story at rest, or open if the part opens, also hovered, focused and pressed where its
 * tags say so, then each state and what else its play functions open.
 */
export function partRows(title: string, entries: readonly Entry[]): Row[] {
  const stories = entries.filter(isStory(title))
  const rest =
    stories.find(({ tags }) => tags.some((tag) => /^state:(rest|open)$/.test(tag))) ?? stories[0]
  if (!rest) return []
  const pseudo = rest.tags.flatMap((tag) => {
    const globals = pseudoGlobals(tag)
    const state = arabicState(tag.split(':').slice(0, 2).join(':'))
    return globals ? [{ state, story: rest, globals }] : []
  })
  const others = stories
    .filter(({ tags }) => tags.some((tag) => tag.startsWith('state:') || tag === 'play-fn'))
    .map((story) => ({ state: shownIn(story), story, globals: {} }))
    .filter(({ state, story }) => story !== rest && !isElsewhere(state, story))
  return [{ state: shownIn(rest, 'state:rest'), story: rest, globals: {} }, ...pseudo, ...others]
}

/** What a story shows, in Arabic: the states that the index has found in its tags and its name. */
function shownIn({ name }: Entry, otherwise = ''): string {
  const [english = '', arabic = ''] = namesIn(name)
  const [, ...states] = arabic.split('، ')
  return states.join('، ') || (otherwise ? arabicState(otherwise) : english)
}

/** Tests have no row; a phone is a width of the window, not a state of a part. */
const isElsewhere = (state: string, { tags }: Entry) =>
  tags.includes('developer') || /هاتف|لوحي/.test(state)

/** A screen in these states has rows of its own; its stories for narrow screens are columns of the usual state. */
const SCREEN_STATES = ['normal', 'loading', 'empty', 'error', 'long-text', 'signed-out']

export const SCREEN_WIDTHS = [360, 768, 1280] as const
export const SCREEN_HEIGHT = 900

/** The stories of a screen that are rows of its board. */
export function screenRows(title: string, entries: readonly Entry[]): Entry[] {
  const stories = entries.filter(isStory(title))
  return SCREEN_STATES.flatMap((state) => stories.filter((story) => screenState(story) === state))
}

/** The state in whose row a story of a screen is; of two states the first. */
export const screenState = ({ tags }: Entry): string | undefined =>
  SCREEN_STATES.find((one) => tags.includes(`state:${one}`))

/** The ids of all stories that are rows of the board of their screen. */
export function storiesOnBoards(entries: readonly Entry[]): Set<string> {
  const boards = entries.filter(({ tags }) => tags.includes('board'))
  return new Set(boards.flatMap(({ title }) => screenRows(title, entries)).map(({ id }) => id))
}
