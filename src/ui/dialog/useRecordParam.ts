import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushPendingWrites } from '@/lib/pendingWrites'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** marks the history entry of a record that was opened on its page */
    isRecord?: true
  }
}

/**
 * Marks the content of an open record. Its dialog closes by itself when the address changes, so that the command palette
 * opens over it.
 */
export const RECORD = { 'data-record': true } as const

type Params = Record<string, unknown>

/** The address follows this long after the last key, so that a held key does not wait for the router. */
const DELAY_MS = 200

/**
 * The record that is open over or beside its list: `?message=12`. The address is its state, so a record has a link,
 * Back closes it and Forward opens it again. `id` is the param as the route read it.
 *
 * Returns
 * - `openId`: the open record
 * - `open`: opens a record from the list, in a new history entry
 * - `show`: replaces the open record by a neighbour; the address follows a moment later, with other params if given,
 *   such as the page of the list that has this record
 * - `close`: goes back to the entry of the list, or removes the param from an address that was opened with it
 */
export function useRecordParam(param: string, id: string | undefined) {
  const router = useRouter()
  const [{ openId, seen }, setState] = useState({ openId: id, seen: id })
  const written = useRef(id)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (seen === id) return
    // What this hook wrote has been shown since; a newer record may be open by now.
    if (id === written.current) setState((now) => ({ ...now, seen: id }))
    else {
      clearTimeout(timer.current)
      written.current = id
      setState({ openId: id, seen: id })
    }
  }, [id, seen])
  useEffect(() => () => clearTimeout(timer.current), [])

  // Stable, so that the rows of a table do not render again.
  const { open, show, close } = useMemo(() => {
    function write(next: string | undefined, isNewEntry: boolean, others: Params = {}) {
      written.current = next
      void router.navigate({
        to: '.',
        search: (before: Params) => ({ ...before, ...others, [param]: next }),
        hash: true,
        state: isNewEntry ? { isRecord: true } : true,
        replace: !isNewEntry,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    }
    const put = (next: string | undefined) => setState((now) => ({ ...now, openId: next }))
    return {
      open(next: string) {
        // A search text belongs into the entry of the list. The history joins what is written within one task, so it
        // must be written before the new entry is added.
        flushPendingWrites()
        router.history.flush()
        clearTimeout(timer.current)
        put(next)
        write(next, written.current === undefined)
      },
      show(next: string, others?: Params) {
        put(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => write(next, false, others), DELAY_MS)
      },
      close() {
        clearTimeout(timer.current)
        put(undefined)
        // A copied link has no entry of its list before it.
        if (!router.state.location.state.isRecord) return write(undefined, false)
        written.current = undefined
        router.history.back()
      },
    }
  }, [router, param])

  return { openId, open, show, close }
}

export type RecordParam = ReturnType<typeof useRecordParam>
