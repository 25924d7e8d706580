import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { changeTab, readTab, type TabState } from '@mocks/demo/storage/tabState'
import { session } from '@/lib/reader'
import { createStore } from '@/lib/store'
import { sayIfNotStored } from '@/ui/stores/notStored'

/** Whether somebody has pinned the network and the session here. A link and a tour store theirs without that. */
export const isNetworkStored = createStore(readTab()?.isPinned === true)

export function storeNetwork(isStored: boolean): void {
  const [network, session] = isStored ? [networkNow(), sessionNow()] : []
  const isKept = changeTab({ network, session, isPinned: isStored || undefined })
  isNetworkStored.set(isStored && isKept)
  sayIfNotStored(isKept)
}

/** Continues what a link or an earlier page of this tab has stored. Call it when the overrides are set. */
export function followNetwork(): void {
  mockController.overrides.subscribe(
    () => readTab()?.network !== undefined && changeTab({ network: networkNow() }),
  )
  session.subscribe(() => readTab()?.session && changeTab({ session: sessionNow() }))
}

const sessionNow = (): TabState['session'] => (session.get().isSignedIn ? 'in' : 'out')
const networkNow = () => writeNetwork(mockController.overrides.get())
