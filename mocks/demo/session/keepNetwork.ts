import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { session } from '@/lib/reader'
import { createStore } from '@/lib/store'
import { changeTab, readTab } from './tabState'

/** Whether the scenario and the latency of this tab survive a reload. */
export const isNetworkKept = createStore(false)

/** Keeps scenario, latency and session until the tab is closed, also when they change, or ends that. */
export function keepNetwork(isKept: boolean): void {
  isNetworkKept.set(isKept)
  store(isKept)
}

/** Continues what a link or an earlier page of this tab has kept. Call it when the overrides are set. */
export function followNetwork(): void {
  isNetworkKept.set(readTab()?.network !== undefined)
  const follow = () => {
    if (isNetworkKept.get()) store(true)
  }
  mockController.overrides.subscribe(follow)
  session.subscribe(follow)
}

const store = (isKept: boolean) =>
  changeTab({
    network: isKept ? writeNetwork(mockController.overrides.get()) : undefined,
    session: isKept ? (session.get().isSignedIn ? 'in' : 'out') : undefined,
  })
