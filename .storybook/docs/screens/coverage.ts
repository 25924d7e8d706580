import { type ScenarioName, scenarios } from '@mocks/backend/scenarios'
// @workaround storybook: tests/built/storybook.spec.ts
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { createAppRouter } from '@/router'
import { SCREEN_STATES } from '../../board/rows'
import {
  type Route,
  requiredStates,
  SAME_SCREEN,
  STATES,
  type State,
  withoutSlash,
} from './requiredStates'

/** A story of a screen and the states that it shows. */
export type ShownStory = {
  id: string
  title: string
  path: string
  route: string
  scenario: ScenarioName
  states: State[]
  /** sorts the stories of a screen: the lowest rank shows the screen in its usual state */
  rank: number
}

type Input = {
  title?: string
  tags?: string[]
  parameters?: { route?: string; screen?: Route; scenario?: ScenarioName }
  play?: unknown
}
type StoryModule = Record<string, { input?: Input; meta?: { input: Input } }>

/** The titles of the parts around every screen. Their stories open a screen but do not show one of its states. */
const CHROME =
  /^(Public\/(Header|Footer|Phone menu|Search overlay)|Account\/(Sign-in|Forgotten)|Admin\/Chrome)/

/** Returns the stories of screens in these story modules, with the states that they show. */
export function screenStories(modules: readonly unknown[]): ShownStory[] {
  const router = createAppRouter()
  const routeOf = (path: string) => {
    const match = router.matchRoutes(
      router.buildLocation({ to: path.split('?')[0] ?? '' }).pathname,
    )
    return withoutSlash(match.at(-1)?.fullPath ?? '')
  }
  return (modules as StoryModule[]).flatMap((module) => {
    const inputs = Object.values(module).map(addressOf)
    // A story without an address belongs to the screen of the other stories of its file.
    const home = inputs.find(Boolean)
    return Object.entries(module).flatMap(([exported, { meta, input }]) => {
      const title = meta?.input.title
      const parameters = { ...meta?.input.parameters, ...input?.parameters }
      const path = parameters.route || home
      if (!title || CHROME.test(title) || !input || !(path || parameters.screen)) return []
      // A board shows stories; it is none.
      if (input.tags?.includes('board')) return []
      return {
        id: toId(title, storyNameFromExport(exported)),
        title,
        path: parameters.route ?? '',
        route: parameters.screen ?? routeOf(path ?? ''),
        scenario: parameters.scenario ?? 'normal',
        states: statesOf(input.tags),
        rank: input.tags?.includes(tagOf('normal')) ? 0 : input.play ? 2 : 1,
      }
    })
  })
}

const addressOf = ({ meta, input }: StoryModule[string]) =>
  input?.parameters?.route || meta?.input.parameters?.route

/**
 * Returns «route: state» for each required state without a story, «route: state, on no board» for each that no board
 * has a row for, and «scenario: name» for each scenario without a story.
 * @param onBoards the ids of the stories that are rows of boards
 * @throws {Error} when `shown` is empty
 */
export function missingStories(
  shown: readonly ShownStory[],
  onBoards: ReadonlySet<string>,
): string[] {
  if (shown.length === 0) throw new Error('There is no story of a screen to look at.')
  const states = [...requiredStates()].flatMap(([route, required]) =>
    required.flatMap((state) => {
      const stories = shown.filter((one) => one.route === route && one.states.includes(state))
      if (stories.length === 0) return `${route}: ${state}`
      // The widths of phones and tablets are columns. Another address of a screen is on the board of that screen.
      const isRow = SCREEN_STATES.includes(withHyphen(state))
      const rows = shown.filter(
        (one) =>
          (one.route === route || one.route === SAME_SCREEN[route]) &&
          one.states.includes(state) &&
          onBoards.has(one.id),
      )
      return isRow && rows.length === 0 ? `${route}: ${state}, on no board` : []
    }),
  )
  const used = new Set<string>(shown.map(({ scenario }) => scenario))
  // `slow` shows what `endless` shows, then what `normal` shows.
  used.add('slow')
  const unused = Object.keys(scenarios).filter((name) => !used.has(name))
  return [...states, ...unused.map((name) => `scenario: ${name}`)]
}

/** The states that a story's tags declare; without such a tag it shows the normal state. */
function statesOf(tags: readonly string[] = []): State[] {
  const wrong = tags.filter((tag) => tag.startsWith('state:') && !STATE_TAGS.includes(tag))
  if (wrong.length > 0) throw new Error(`There is no state of these tags: ${wrong.join(', ')}`)
  const states = STATES.filter((state) => tags.includes(tagOf(state)))
  return states.length === 0 ? ['normal'] : states
}

/** «long text» is `state:long-text`. */
export const withHyphen = (state: State) => state.replace(' ', '-')
const tagOf = (state: State) => `state:${withHyphen(state)}`
const STATE_TAGS = STATES.map(tagOf)
