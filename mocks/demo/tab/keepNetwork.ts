import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { createStore } from '@/lib/store'
import { changeTab, readTab } from './tabState'

/** Whether the scenario and the latency of this tab survive a reload. */
export const isNetworkKept = createStore(false)

/** «أبقِ»: keeps scenario and latency until the tab is closed, also when they change, or ends that. */
export function keepNetwork(isKept: boolean): void {
  isNetworkKept.set(isKept)
  store(isKept)
}

/** Continues what a link or an earlier page of this tab has kept. Call it when the overrides are set. */
export function followNetwork(): void {
  isNetworkKept.set(readTab()?.network !== undefined)
  mockController.overrides.subscribe(() => {
    if (isNetworkKept.get()) store(true)
  })
}

const store = (isKept: boolean) =>
  changeTab({ network: isKept ? writeNetwork(mockController.overrides.get()) : undefined })
