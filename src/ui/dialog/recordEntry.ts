import type { AnyRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** marks the history entry of a record, a message or a story, that was opened on its page */
    isRecord?: true
  }
}

type Params = Record<string, unknown>

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
export function leaveRecord(router: AnyRouter, params: Params): void {
  if (router.state.location.state.isRecord) router.history.back()
  else writeRecord(router, params)
}
