import { type ScenarioName, scenarios } from '@mocks/scenarios'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { createAppRouter } from '@/router'
import { neededStates, type Route, type State, withoutSlash } from './requiredStates'

/** A story as the review room shows it. */
export type ShownStory = {
  id: string
  name: string
  title: string
  path: string
  route: string
  scenario: ScenarioName
  states: State[]
  /** the lower, the more it is the screen as it usually is */
  rank: number
}

type Input = {
  title?: string
  name?: string
  parameters?: { route?: string; screen?: Route; scenario?: ScenarioName; session?: string }
  globals?: { viewport?: { value?: string }; theme?: string }
  play?: unknown
}
type StoryModule = Record<string, { input?: Input; meta?: { input: Input } }>

/** What stands around every screen is shown on some screen, but is no state of that one. */
const CHROME =
  /^(Public\/(Header|Footer|Phone menu|Search overlay)|Account\/(Sign-in|Forgotten)|Admin\/Chrome)/

/** The screens' stories among those of these modules as loaded, with the states they show. */
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
    // A story that draws only a part is of the screen that the other stories of its file are of.
    const home = inputs.find(Boolean)
    return Object.entries(module).flatMap(([exported, { meta, input }]) => {
      const title = meta?.input.title
      const parameters = { ...meta?.input.parameters, ...input?.parameters }
      const path = parameters.route || home
      if (!title || CHROME.test(title) || !input || !(path || parameters.screen)) return []
      const name = input.name ?? storyNameFromExport(exported)
      return {
        id: toId(title, storyNameFromExport(exported)),
        name,
        title,
        path: parameters.route ?? '',
        route: parameters.screen ?? routeOf(path ?? ''),
        scenario: parameters.scenario ?? 'normal',
        states: statesOf(name, parameters, input.globals?.viewport?.value),
        rank: name === 'Normal' ? 0 : input.globals?.theme ? 3 : input.play ? 2 : 1,
      }
    })
  })
}

const addressOf = ({ meta, input }: StoryModule[string]) =>
  input?.parameters?.route || meta?.input.parameters?.route

/** «route: state» and «scenario: name» of all that has no story. */
export function missingStories(shown: readonly ShownStory[]): string[] {
  const has = (route: string, state: State) =>
    shown.some((story) => story.route === route && story.states.includes(state))
  const states = [...neededStates()].flatMap(([route, needed]) =>
    needed.filter((state) => !has(route, state)).map((state) => `${route}: ${state}`),
  )
  const used = new Set<string>(shown.map(({ scenario }) => scenario))
  const unused = Object.keys(scenarios).filter((name) => !used.has(name))
  return [...states, ...unused.map((name) => `scenario: ${name}`)]
}

const FAILING: readonly (ScenarioName | undefined)[] = [
  'failing',
  'failingHtml',
  'networkError',
  'unauthorised',
  'changesFail',
]

/** A story tells its states by what it is given, and by its name where the state is one of the screen's own. */
function statesOf(
  name: string,
  { scenario, session }: NonNullable<Input['parameters']>,
  viewport: string | undefined,
): State[] {
  const found: [State, boolean][] = [
    ['phone', viewport === 'phone'],
    ['tablet', viewport === 'tablet'],
    ['loading', scenario === 'endless' || /\b(loading|sending|saving|busy)\b/i.test(name)],
    ['empty', scenario === 'empty' || /^no\b|\b(empty|none|nothing|without|deleted)\b/i.test(name)],
    [
      'error',
      FAILING.includes(scenario) ||
        /\b(error|errors|fails?|failed|failure|missing|wrong|unknown|rules|bad|refused|invalid)\b/i.test(
          name,
        ),
    ],
    ['long text', scenario === 'longText' || /\blong\b/i.test(name)],
    ['signed out', session === 'signedOut'],
  ]
  const states = found.filter(([, isIt]) => isIt).map(([state]) => state)
  return states.length === 0 ? ['normal'] : states
}
