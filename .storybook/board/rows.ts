/** What a board reads of an entry of Storybook's index. */
export type Entry = { id: string; type: string; title: string; name: string; tags: string[] }

/** The states of a part besides rest. The first three are forced on the story at rest, the others have a story each. */
export const PART_STATES = ['hover', 'focus', 'pressed', 'disabled', 'invalid', 'selected'] as const
export type PartState = (typeof PART_STATES)[number]
export type ForcedPartState = 'hover' | 'focus' | 'pressed'

export const isForced = (state: string): state is ForcedPartState =>
  PART_STATES.indexOf(state as PartState) >= 0 && PART_STATES.indexOf(state as PartState) < 3

export type Row = { state: PartState | 'rest'; story: Entry | undefined }

const isStory = (title: string) => (entry: Entry) =>
  entry.type === 'story' && entry.title === title && !entry.tags.includes('board')

/** The rows of a part's board: rest, then the declared states. A state without a story has none: an empty row. */
export function partRows(
  title: string,
  states: readonly PartState[],
  entries: readonly Entry[],
): Row[] {
  const stories = entries.filter(isStory(title))
  const tagged = (state: string) => stories.find(({ tags }) => tags.includes(`state:${state}`))
  const rest = tagged('rest') ?? stories[0]
  return [
    { state: 'rest', story: rest },
    ...states.map((state) => ({ state, story: isForced(state) ? rest : tagged(state) })),
  ]
}

/** A screen in these states has rows of its own; its stories for narrow screens are columns of the usual state. */
export const SCREEN_STATES: readonly string[] = [
  'normal',
  'loading',
  'empty',
  'error',
  'long-text',
  'signed-out',
]

/** The windows in which the board of a screen runs the steps of its stories. */
export const SCREEN_WIDTHS = [360, 768, 1280] as const
export const SCREEN_HEIGHT = 900

/** The stories of a screen that are rows of its board. */
export function screenRows(title: string, entries: readonly Entry[]): Entry[] {
  const stories = entries.filter(isStory(title))
  return SCREEN_STATES.flatMap((state) =>
    stories.filter(
      ({ tags }) =>
        tags.includes(`state:${state}`) &&
        // A story with two states is in the row of the first.
        SCREEN_STATES.find((one) => tags.includes(`state:${one}`)) === state,
    ),
  )
}

/** The ids of all stories that are rows of the board of their screen. */
export function storiesOnBoards(entries: readonly Entry[]): Set<string> {
  const boards = new Set(
    entries.filter(({ tags }) => tags.includes('board')).map(({ title }) => title),
  )
  return new Set([...boards].flatMap((title) => screenRows(title, entries)).map(({ id }) => id))
}
