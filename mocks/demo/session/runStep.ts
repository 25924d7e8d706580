import { type DataName, dataNames, readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { readNetwork } from '@mocks/backend/networkParams'
import { restoreData } from '@mocks/demo/journal/restoreData'
import { signIn, signOut } from '@/lib/session'
import { addressOf } from './prepareTab'
import { FAIL_NEXT, type Step } from './recording'
import { type InputDriver, runDomStep } from './runDomStep'

const TYPING_MS = 40
const MAX_TYPING_MS = 1500

/** What the player needs of the page around it. */
export type PageAdapter = {
  pointAt: InputDriver['pointAt']
  hidePointer: () => void
  setTheme: (theme: 'light' | 'dark' | 'system') => void
  refetch: () => void
  /** whether a query of the page waits for its answer */
  isFetching: () => boolean
}

/** Does a step: what the page's controls and keys do, and what the demo's panel does. @throws {StepError} if its target is missing */
export async function runStep(step: Step, speed: number, stage: PageAdapter | null): Promise<void> {
  switch (step.act) {
    case 'open':
      location.assign(addressOf(step.address))
      // The player of the next page continues.
      return new Promise(() => {})
    case 'network':
      if (step.network === FAIL_NEXT) mockController.failNext(true)
      else mockController.overrides.set(readNetwork(step.network))
      return stage?.refetch()
    case 'session':
      return step.session === 'in' ? signIn() : signOut()
    case 'theme':
      return stage?.setTheme(step.theme)
    case 'data': {
      const now = readDemoData()
      const names = dataNames.filter((name: DataName) => now[name] !== step.data[name])
      return void (await restoreData(step.data, names))
    }
    case 'file':
      // A page cannot choose a file; the step only says that somebody did.
      return
    default: {
      const length = step.act === 'type' ? (step.text ?? '').length : 0
      const typingMs =
        speed > 0 ? Math.min(TYPING_MS, MAX_TYPING_MS / Math.max(1, length)) / speed : 0
      await runDomStep(step, {
        pointAt: async (element) => (speed > 0 ? stage?.pointAt(element) : undefined),
        typingMs,
      })
    }
  }
}
