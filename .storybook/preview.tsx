import { takeUnhandled } from '@mocks/backend/answerAll'
import { isolatedHandlers } from '@mocks/backend/handlers/index'
import { openNetwork } from '@mocks/backend/network'
import { storyHandlers } from '@mocks/backend/scenarioHandlers'
import type { ScenarioName } from '@mocks/backend/scenarios'
import { setClock } from '@mocks/backend/setClock'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { paletteStore } from '@/admin/desk/paletteStore'
import { once } from '@/lib/once'
import { session } from '@/lib/reader'
import '@/ui/theme/global.css'
import { isSending } from '@/site/contact/contactDraft'
import { startQuietLoading } from '@/ui/states/quietLoading'
import { resolveConfirm } from '@/ui/stores/confirm'
import { toastStore } from '@/ui/stores/toast'
import { applyGlobals, BothSchemes, LongTexts } from './appearance'
import { isEmbedded, neverScrollUntilUsed, reportStoryDone } from './embeddedStory'
import { PartPage } from './PartPage'
import { withoutElementControls } from './partParameters'
import { StoryFrame } from './StoryFrame'
import { globalTypes, initialGlobals } from './toolbar'

// The page is Arabic like the app's, so that portals, drawers and menus open right to left. Docs pages are English.
document.documentElement.lang = 'ar'
document.documentElement.dir = 'rtl'
const docsRoot = document.getElementById('storybook-docs')
if (docsRoot) Object.assign(docsRoot, { lang: 'en', dir: 'ltr' })
if (isEmbedded()) {
  neverScrollUntilUsed()
  reportStoryDone()
  // On a board a toast would have closed before someone looks at it: it stays as if it had the focus.
  toastStore.subscribe(() => setTimeout(focusToast, 1000))
}

function focusToast() {
  const focusIn = new FocusEvent('focusin', { bubbles: true })
  document.querySelector('[role=alert]')?.dispatchEvent(focusIn)
}

// Nothing is hydrated here.
startQuietLoading()

const NOW = Date.parse('2026-11-20T09:45:00+03:00')
configure({
  // A screen story opens a whole app: on a busy machine that takes longer than the default second.
  asyncUtilTimeout: 10_000,
  // The default prints the document at each attempt of `findBy…`: up to 40 % of a play's processor time (29 November 2026).
  getElementError: (message) => new Error(message ?? ''),
})

/** Opens the fake backend of this page. The stories of a docs page ask for it at the same time. */
const openNetworkOnce = once(() => openNetwork(isolatedHandlers()))

type StoryParameters = {
  /** renders the whole app at this address instead of the story */
  route?: string
  session?: 'signedIn' | 'signedOut'
  /** the scenario of the fake backend; each story has a separate backend with the data of the seed */
  scenario?: ScenarioName
}

const viewport = (
  name: string,
  type: 'mobile' | 'tablet' | 'desktop',
  width: number,
  height: number,
) => ({ name: `${name} ${width}`, type, styles: { width: `${width}px`, height: `${height}px` } })

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(openNetworkOnce)],
  globalTypes,
  argTypesEnhancers: [withoutElementControls],
  // The panel runs axe on request: after each story it took longer than the story itself. `npm test` runs axe on all.
  initialGlobals: { ...initialGlobals, a11y: { manual: !('__vitest_browser__' in globalThis) } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: PartPage },
    // Only a part has props to change (partParameters.ts).
    controls: { expanded: true, disable: true },
    viewport: {
      options: {
        phone: viewport('Phone', 'mobile', 360, 780),
        tablet: viewport('Tablet', 'tablet', 768, 1024),
        // Without a choice a story fills the canvas; tests then take this one (.storybook/pictures/storybookPage.ts).
        desktop: viewport('Desktop', 'desktop', 1280, 900),
        twoPanes: viewport('Desktop', 'desktop', 1440, 900),
      },
    },
    options: {
      storySort: {
        // Numeric, so that ADR-10 comes after ADR-9.
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Visual language', 'Reviewing', 'Tokens'],
          'Parts',
          'Public',
          'Account',
          'Admin',
          'Demo',
          'Product',
          'Developers',
          ['Architecture', 'Glossary', '*', 'Decisions'],
        ],
      },
    },
  },
  // What renders before the font has loaded has the fallback face.
  loaders: [() => document.fonts.load("16px 'Cairo Variable'", 'مدار 2026')],
  beforeEach: ({ msw, parameters }) => {
    const { scenario, session: wanted } = parameters as StoryParameters
    msw.use(...storyHandlers(scenario))
    for (const { id } of toastStore.get()) toastStore.remove(id)
    resolveConfirm(false)
    paletteStore.set(null)
    isSending.set(false)
    session.set({ isSignedIn: wanted !== 'signedOut' })
    // Clears the preview's storage (isolateStorage.ts), so that each story starts without data of another.
    // The story before may have a draft that waits to be written.
    dispatchEvent(new Event('blur'))
    localStorage.clear()
    sessionStorage.clear()
    // So that pictures can be compared.
    return setClock(() => NOW)
  },
  decorators: [
    (Story, { id, parameters, globals: chosen, viewMode, tags }) => {
      const { route } = parameters as StoryParameters
      // The cells of a board follow these choices, not its headings.
      const isBoard = tags.includes('board')
      const globals = isBoard ? { ...chosen, view: 'usual' } : chosen
      applyGlobals(globals)
      const { theme } = globals
      if (theme === 'both' && viewMode === 'story' && !isBoard)
        return <BothSchemes storyId={id} globals={globals} />
      const scheme = theme === 'dark' ? 'dark' : 'light'
      return (
        <>
          <StoryFrame key={scheme} theme={scheme} {...(route ? { route } : {})}>
            <Story />
          </StoryFrame>
          {viewMode === 'story' && globals.view === 'long' && <LongTexts />}
        </>
      )
    },
  ],
  afterEach: () => {
    const unhandled = takeUnhandled()
    if (unhandled.length > 0) throw new Error(`No handler answers ${unhandled.join(', ')}`)
  },
})
