import { tools } from '@mocks/backend/start'
import { idle, pageLoaded } from '@/ui/states/quietLoading'
import { recordAnalytics } from './analyticsLog'
import { applyDemoLink } from './session/applyDemoLink'

// The condition is a constant of the build: a production build has nothing of the demo.
if (import.meta.env.VITE_MOCKS) {
  tools.readAddress = () => {
    if (!import.meta.env.VITE_ANALYTICS_ID) recordAnalytics()
    return applyDemoLink()
  }
  tools.loadPanel = loadPanel
}

async function loadPanel() {
  await pageLoaded()
  await idle()
  const [{ DemoPanel }, { followNetwork }, { keepOwnAnswers }] = await Promise.all([
    import('./panel/DemoPanel'),
    import('./session/storeNetwork'),
    import('./answers/ownAnswers'),
  ])
  followNetwork()
  keepOwnAnswers()
  void startTools()
  return DemoPanel
}

/** The journal and the recorder: after the page has become quiet, so that they compete with nothing. */
async function startTools(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  await idle()
  const [{ startJournal }, { listen }, { recordErrors }] = await Promise.all([
    import('./journal/journal'),
    import('./session/listen'),
    import('./session/consoleLog'),
    // So that calls are answered also when the host of the page is gone.
    import('@mocks/backend/handlers'),
    import('@mocks/backend/scenarioHandlers'),
  ])
  startJournal()
  recordErrors()
  listen()
}

// The started ones continue, and `mocks/backend/start.ts` replaces the handlers. Without this a changed handler or
// scenario would reload the page.
import.meta.hot?.accept(
  [
    './session/applyDemoLink',
    './session/storeNetwork',
    './session/listen',
    './answers/ownAnswers',
    '../backend/handlers',
    '../backend/scenarioHandlers',
  ],
  () => undefined,
)

const QUIET_MS = 1000
