import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReadableStore } from '@/lib/deriveStore'
import { createStore } from '@/lib/store'
import { flushPendingWrites } from '@/ui/layers/delayedWrites'
import { leaveRecord, writeRecord } from '@/ui/layers/entries'

type Params = Record<string, unknown>

/** The address follows this long after the last key, so that a held key does not wait for the router. */
const DELAY_MS = 200

/**
 * The record that is open over or beside its list: `?message=12`. The address is its state, so a record has a link,
 * Back closes it and Forward opens it again. `id` is the param as the route read it.
 *
 * Returns, always the same object,
 * - `openId`: a store of the open record, so that the step to a neighbour renders the record and not its page
 * - `open`: opens a record from the list, in a new history entry
 * - `show`: replaces the open record by a neighbour; the address follows a moment later, with other params if given,
 *   such as the page of the list that has this record
 * - `close`: goes back to the entry of the list, or removes the param from an address that was opened with it
 */
export function useRecordParam(param: string, id: string | undefined) {
  const router = useRouter()
  const [record] = useState(() => createRecord(router, param, id))
  useEffect(() => record.follow(id), [record, id])
  useEffect(() => record.stop, [record])
  return record
}

export type RecordParam = ReturnType<typeof useRecordParam>

function createRecord(router: AnyRouter, param: string, id: string | undefined) {
  const openId = createStore(id)
  const { pathname } = router.state.location
  let seen = id
  let written = id
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => clearTimeout(timer)
  /** A navigation may already lead elsewhere. */
  const isHere = () => router.latestLocation.pathname === pathname
  function write(next: string | undefined, isNewEntry: boolean, others: Params = {}) {
    written = next
    writeRecord(router, { ...others, [param]: next }, isNewEntry)
  }
  return {
    openId: openId as ReadableStore<string | undefined>,
    open(next: string) {
      // A search text belongs into the entry of the list. The history joins what is written within one task, so it
      // must be written before the new entry is added.
      flushPendingWrites()
      router.history.flush()
      stop()
      openId.set(next)
      write(next, written === undefined)
    },
    show(next: string, others?: Params) {
      openId.set(next)
      stop()
      timer = setTimeout(() => isHere() && write(next, false, others), DELAY_MS)
    },
    close() {
      stop()
      openId.set(undefined)
      written = undefined
      void leaveRecord(router, { [param]: undefined })
    },
    /** The address has this record now. What was written here is shown already; a newer record may be open by now. */
    follow(next: string | undefined) {
      if (next === seen) return
      seen = next
      if (next === written) return
      stop()
      written = next
      openId.set(next)
    },
    stop,
  }
}
