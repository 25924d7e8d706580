import { storyHandlers } from '@mocks/backend/scenarioHandlers'
import type { ScenarioName } from '@mocks/backend/scenarios'
import { takeUnhandled } from '@mocks/backend/unhandled'
import { hasPins } from '@mocks/demo/pins/hasPins'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { paletteStore } from '@/admin/desk/paletteStore'
import { session } from '@/lib/session'
import '@/ui/theme/global.css'
import type { FileRoutesByTo } from '@/routeTree.gen'
import { resolveConfirm } from '@/ui/confirm/confirm'
import { toastStore } from '@/ui/toast/toast'
import { applyGlobals, LaterEffects } from './appearance'
import { BothSchemes } from './BothSchemes'
import './contrast.css'
import { withoutElementControls } from './elementArgs'
import { embedding } from './embeddedStory'
import { freezeClock } from './frozenClock'
import { ignoreFocusUntilUsed } from './ignoreFocusUntilUsed'
import { loadFont } from './loadFont'
import { arabicTitles } from './names/arabicTitles'
import { openNetworkOnce } from './network'
import { StoryFrame, shownRoutes } from './StoryFrame'
import { skipPlay } from './skipPlay'
import { reportStoryDone } from './storyDone'
import { followed, globalTypes, initialGlobals } from './toolbar'

// The page is Arabic like the app's, so that portals, drawers and menus open right to left. Docs pages are English.
document.documentElement.lang = 'ar'
document.documentElement.dir = 'rtl'
const docsRoot = document.getElementById('storybook-docs')
if (docsRoot) Object.assign(docsRoot, { lang: 'en', dir: 'ltr' })
if (embedding()) {
  ignoreFocusUntilUsed(embedding() === 'playing')
  reportStoryDone()
}

const NOW = '2026-11-20T09:45:00+03:00'
// A screen story opens a whole app: on a busy machine that takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

const StoryPins = lazy(() =>
  import('./pins/StoryPins').then(({ StoryPins }) => ({ default: StoryPins })),
)
/** A cell of a board always has the markers of open pins. */
const showsPins = (choice: unknown) => (embedding() ? hasPins() : choice === 'shown')

type StoryParameters = {
  /** renders the whole app at this address instead of the story */
  route?: string
  /** the screen that a part belongs to, for a story that renders only the part */
  screen?: keyof FileRoutesByTo
  session?: 'signedIn' | 'signedOut'
  /** the scenario of the fake backend; each story has a separate backend with the data of the seed */
  scenario?: ScenarioName
  /** selects the control that the toolbar's «State» shows as hovered, focused or pressed; otherwise it is the first */
  forced?: string
}

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    // The addon expects the worker of msw 2 but uses only `use` and `resetHandlers`, which this network has.
    // @workaround msw-storybook-addon: tests/stories/stories.spec.ts
    addonMsw(async () => (await openNetworkOnce()) as never),
  ],
  globalTypes,
  argTypesEnhancers: [withoutElementControls],
  // The panel runs axe on request: after each story it took longer than the story itself. `npm test` runs axe on all.
  initialGlobals: { ...initialGlobals, a11y: { manual: !('__vitest_browser__' in globalThis) } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // Only a part has props to change (PartPage.tsx); elsewhere the panel is hidden.
    controls: { expanded: true, disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop 1280',
          styles: { width: '1280px', height: '900px' },
          type: 'desktop',
        },
        twoPanes: {
          name: 'Desktop 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        // Numeric, so that ADR-10 comes after ADR-9.
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Visual language',
            'Reviewing',
            'Tokens',
            'Type and space',
            'Motion',
            'Icons',
            'BrandMark',
            'Screens',
          ],
          'Parts',
          'Public',
          'Account',
          'Admin',
          'Demo',
          'Journeys',
          'Product',
          'Developers',
          [
            'Architecture',
            'Glossary',
            'How to add a screen',
            'Adding a resource',
            '*',
            'Decisions',
          ],
        ],
      },
    },
  },
  loaders: [loadFont],
  beforeEach: ({ msw, parameters, globals }) => {
    const { scenario, session: wanted } = parameters as StoryParameters
    if (globals.theme === 'both') skipPlay()
    msw.use(...storyHandlers(scenario))
    for (const { id } of toastStore.get()) toastStore.remove(id)
    resolveConfirm(false)
    paletteStore.set(null)
    session.set({ isSignedIn: wanted !== 'signedOut' })
    // Clears the preview's storage (isolateStorage.ts), so that each story starts without data of another.
    localStorage.clear()
    sessionStorage.clear()
    return freezeClock(NOW)
  },
  decorators: [
    (Story, { id, title, parameters, globals: chosen, viewMode, tags }) => {
      const { route, forced } = parameters as StoryParameters
      // The cells of a board follow these choices, not its headings.
      const globals = tags.includes('board') ? { ...chosen, text: 'normal', length: 'own' } : chosen
      applyGlobals(globals)
      const { theme } = globals
      if (theme === 'both')
        return <BothSchemes storyId={id} globals={followed(globals)} isScreen={Boolean(route)} />
      return (
        <>
          <StoryFrame
            key={theme}
            theme={theme}
            {...(route ? { route } : {})}
            tools={
              viewMode === 'story' && showsPins(globals.pins) ? (
                <Suspense fallback={null}>
                  <StoryPins storyId={id} title={arabicTitles[title] ?? title} route={route} />
                </Suspense>
              ) : undefined
            }
          >
            <Story />
          </StoryFrame>
          {viewMode === 'story' && (
            <LaterEffects
              state={globals.state}
              control={forced}
              isLong={globals.length === 'long'}
            />
          )}
        </>
      )
    },
  ],
  afterEach: ({ parameters, tags }) => {
    // `npm run review` skips a story if nothing that its screen loads has changed (scripts/review/plan.mjs).
    const { route } = parameters as StoryParameters
    if (route && shownRoutes().length > 1 && !tags.includes('navigates'))
      throw new Error(`The story goes to ${shownRoutes().at(-1)}: give it the tag 'navigates'`)
    const unhandled = takeUnhandled()
    if (unhandled.length > 0) throw new Error(`No handler answers ${unhandled.join(', ')}`)
  },
})
