import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { session } from '@/lib/reader'
import { createStore } from '@/lib/store'
import { changeTab, readTab } from './tabState'

export const isNetworkKept = createStore(false)

export function keepNetwork(isKept: boolean): void {
  isNetworkKept.set(isKept)
  store(isKept)
}

/** Continues what a link or an earlier page of this tab has kept. Call it when the overrides are set. */
export function followNetwork(): void {
  isNetworkKept.set(readTab()?.network !== undefined)
  mockController.overrides.subscribe(() => isNetworkKept.get() && store(true))
  session.subscribe(() => readTab()?.session && changeTab({ session: sessionNow() }))
}

const sessionNow = () => (session.get().isSignedIn ? 'in' : 'out')

const store = (isKept: boolean) =>
  changeTab({
    network: isKept ? writeNetwork(mockController.overrides.get()) : undefined,
    session: isKept ? sessionNow() : undefined,
  })
