import { deriveStore, type ReadableStore } from './deriveStore'
import { recordOf } from './isRecord'
import type { StorageEntry } from './storageKeys'
import { createStore } from './store'
import { createStoredText, createStoredValue } from './storedText'

/** What was typed and not saved or sent. */
export type Draft<Edits> = {
  /** when it was last changed, ISO 8601 */
  at: string
  edits: Edits
}

type Records<Edits, Name extends string = string> = Readonly<
  Partial<Record<Name, Draft<Edits> | undefined>>
>

export type Drafts<Edits, Name extends string = string> = ReadableStore<Records<Edits, Name>> & {
  /** null removes the draft at once. A browser that cannot store it has no draft after a reload. */
  save: (name: Name, edits: Edits | null, at?: string) => void
  /** Writes at once what was saved last. */
  flush: () => void
}

/** At least this long, in ms, between two writes: a long list is not converted to text at each letter. */
const PAUSE = 1000
const NONE = {}
const made = new Map<string, unknown>()

/**
 * The drafts under one key of the browser's storage, by their names. They survive a reload and a crash, which may lose the
 * last second. Those with personal data are in `sessionStorage`, so they end with the tab.
 * @param parse throws for edits of another shape
 */
export function draftsUnder<Edits>(entry: StorageEntry, parse: (json: unknown) => Edits) {
  // Others for the same key would not have what these have not written yet.
  const drafts = (made.get(entry.key) as Drafts<Edits> | undefined) ?? createDrafts(entry, parse)
  made.set(entry.key, drafts)
  return drafts
}

function createDrafts<Edits>({ key, area }: StorageEntry, parse: (json: unknown) => Edits) {
  const parseDraft = ([name, draft]: [string, unknown]) => {
    const { at, edits } = recordOf(draft)
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw new TypeError()
    return [name, { at, edits: parse(edits) }] as const
  }
  const parseAll = (json: unknown): Records<Edits> =>
    Object.fromEntries(Object.entries(recordOf(json)).map(parseDraft))
  const stored = createStoredText(key, area)
  const written = createStoredValue<Records<Edits>>(key, stored, parseAll, () => NONE)
  const unwritten = createStore<Records<Edits>>(NONE)
  // Another tab may have written other drafts under this key meanwhile.
  const all = deriveStore([written, unwritten], () => ({ ...written.get(), ...unwritten.get() }))
  let pause: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(pause)
    pause = undefined
    if (unwritten.get() === NONE) return
    const drafts = all.get()
    const json = JSON.stringify(drafts)
    written.know(json, drafts)
    stored.save(json === '{}' ? null : json)
    unwritten.set(NONE)
  }
  // A page that is reloaded has no later time, and a tab is duplicated with what is written.
  for (const type of ['pagehide', 'visibilitychange', 'blur'])
    globalThis.addEventListener?.(type, flush)

  const save = (name: string, edits: Edits | null, at = new Date().toISOString()) => {
    if (!edits && !all.get()[name]) return
    unwritten.set({ ...unwritten.get(), [name]: edits ? { at, edits } : undefined })
    if (edits) pause ??= setTimeout(flush, PAUSE)
    else flush()
  }
  return { ...all, save, flush }
}
