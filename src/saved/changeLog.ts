import * as z from 'zod/mini'
import { isEqual } from '@/lib/isEqual'
import { diff } from '@/lib/listChanges'
import { session } from '@/lib/reader'
import type { LoggedItem } from '@/lib/rebase'
import { LOGGED_LISTS, type SavedName } from '@/lib/savedNames'
import type { SavedStore } from '@/lib/savedStore'
import { savedSettings } from './readerSettings'
import { id, moment, savedList, text } from './shapes'

/** The lists whose changes are logged: what editors save. */
export type LoggedList = (typeof LOGGED_LISTS)[number]

/** The oldest entries go first. */
const MAX_ENTRIES = 1000

const SIGNED_OUT = 'محرر غير مسجّل'

const items = z.array(z.looseObject({ id }))

const entrySchema = z.strictObject({
  id,
  at: moment,
  /** the name of the session's reader */
  by: text,
  list: z.enum(LOGGED_LISTS),
  /** the page or the section whose categories changed */
  part: z.optional(text),
  /** what changed, as `diff` says it */
  before: items,
  after: items,
  /** the id of the entry that this one reverts */
  reverts: z.optional(id),
})

export type LogEntry = z.infer<typeof entrySchema>

/** A list, or one part of it: the categories of a page or of a section. */
export type LogPlace = { list: SavedName; part?: string | undefined }

/** What editors changed, the newest first. Editors: every screen that saves a list; `/admin` shows it. */
export const savedChangeLog = savedList('changeLog', entrySchema)

/** The value of a list, or of one part of it, before and after a save. */
export type Change = Pick<LogPlace, 'part'> & { before: unknown; after: unknown }

/**
 * The entries of what the browser could not store, with the value of the list since then. They enter the log when that
 * list is stored again, because then what they say is stored too.
 */
const unstored = new Map<SavedName, { value: unknown; entries: readonly LogEntry[] }>()

/**
 * Saves a list with an entry in the change log for each place that changes, under the name of the session's reader. The
 * browser stores both or neither. Returns what `save` returns.
 * @param reverts the id of the entry that is reverted
 */
export function saveList<T>(
  store: SavedStore<T>,
  next: T,
  reverts?: string,
  changes: readonly Change[] = [{ before: store.get(), after: next }],
): boolean {
  const waiting = unstored.get(store.name)
  const entries = [
    ...changes.flatMap((change) => entryOf(store.name, change, reverts) ?? []),
    ...(waiting?.value === store.get() ? waiting.entries : []),
  ]
  const isStored = store.save(next, () => addEntries(entries))
  if (isStored) unstored.delete(store.name)
  else unstored.set(store.name, { value: store.get(), entries })
  return isStored
}

/** The items of a list. Settings are one item, with the name of their list as its id. */
export const asItems = (name: SavedName, value: unknown): readonly LoggedItem[] =>
  Array.isArray(value) ? value : [{ id: name, ...(value as object) }]

/** One list of a record of lists, by its name there: the categories of a page or of a section. */
export function partOf<Item extends LoggedItem, Shipped extends readonly Item[] | undefined>(
  store: SavedStore<Readonly<Record<string, readonly Item[]>>>,
  part: string,
  /** undefined while it is not known */
  shipped: Shipped,
) {
  return {
    subscribe: store.subscribe,
    shipped: () => shipped,
    get: (): readonly Item[] | Shipped => store.get()[part] ?? shipped,
    /** Saves it with an entry in the change log. It is no part of the record while it equals what ships. */
    save(next: readonly Item[], reverts?: string): boolean {
      const { [part]: before = shipped ?? [], ...others } = store.get()
      const value = isEqual(next, shipped) ? others : { ...others, [part]: next }
      return saveList(store, value, reverts, [{ part, before, after: next }])
    },
  }
}

function entryOf(
  name: SavedName,
  { part, before, after }: Change,
  reverts: string | undefined,
): LogEntry | null {
  const list = LOGGED_LISTS.find((one) => one === name)
  const change = list && diff(asItems(list, before), asItems(list, after))
  if (!change) return null
  return {
    // Not `crypto.randomUUID`: a page over plain http, such as one in a local network, has none.
    id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    at: new Date().toISOString(),
    by: session.get().isSignedIn ? savedSettings.get().name : SIGNED_OUT,
    list,
    part,
    before: [...change.before],
    after: [...change.after],
    reverts,
  }
}

function addEntries(entries: readonly LogEntry[]): boolean {
  const before = savedChangeLog.get()
  if (entries.length === 0) return true
  const isStored = savedChangeLog.save([...entries, ...before].slice(0, MAX_ENTRIES))
  // Otherwise the next entry would be stored with these.
  if (!isStored) savedChangeLog.save(before)
  return isStored
}
