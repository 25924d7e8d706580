import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { keepPage } from './page'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** marks the one history entry that open layers add to their page; its address is that of the page */
    isLayer?: true
    /** marks the history entry of a record, a message or a story, that was opened on its page */
    isRecord?: true
  }
}

type Location = RouterHistory['location']

export const isLayerEntry = ({ state }: Pick<Location, 'state'>) => state.isLayer === true

type Params = Record<string, unknown>

/** Going back is asynchronous in browsers: whatever else changes the history waits for it. */
let leaving: Promise<void> | null = null
export const leavingEntries = (): Promise<void> | null => leaving

/** Goes back by as many entries as `count` returns once an earlier call has arrived. Resolves on arrival. */
export async function leaveEntries(history: RouterHistory, count: () => number): Promise<void> {
  while (leaving) await leaving
  const steps = count()
  if (steps === 0) return
  // The router adds its entries in a microtask; going back before that would go one entry too far.
  history.flush()
  keepPage()
  leaving = new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      leaving = null
      resolve()
    })
  })
  const arrived = leaving
  history.go(-steps, { ignoreBlocker: true })
  await arrived
}

/** Puts the open record, `{ message: '12' }`, into the address: into that of its page, or into a new history entry. */
export function writeRecord(router: AnyRouter, params: Params, isNewEntry = false): void {
  void router.navigate({
    to: '.',
    search: (before: Params) => ({ ...before, ...params }),
    hash: true,
    state: isNewEntry ? { isRecord: true } : true,
    replace: !isNewEntry,
    resetScroll: false,
    hashScrollIntoView: false,
  })
}

/** Goes back to the entry of the page; a copied link has none before it, so there the params are removed. */
export async function leaveRecord(router: AnyRouter, params: Params): Promise<void> {
  const { history } = router
  await leaveEntries(history, () => {
    const { isRecord, isLayer } = history.location.state
    if (!isRecord) writeRecord(router, params)
    // A menu or a question over the record may not have left its entry yet.
    return isRecord ? (isLayer ? 2 : 1) : 0
  })
}
