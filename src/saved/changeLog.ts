import * as z from 'zod/mini'
import { diff, type ListChange, type LoggedItem } from '@/lib/listChanges'
import { session } from '@/lib/reader'
import { LOGGED_LISTS, type SavedName } from '@/lib/savedNames.gen'
import { createSavedStore, type SavedStore } from '@/lib/savedStore'
import { savedReader } from './readerSettings'
import { id, moment, text } from './shapes'

/** The lists whose changes are logged: what editors save. */
export type LoggedList = (typeof LOGGED_LISTS)[number]

export const isLogged = (name: SavedName): name is LoggedList =>
  (LOGGED_LISTS as readonly SavedName[]).includes(name)

/** A list, or one part of it: the categories of a page or of a section. */
export type LogPlace = { list: LoggedList; part?: string | undefined }

export type LogEntry = LogPlace & {
  id: string
  /** ISO 8601 */
  at: string
  /** the name of the session's reader */
  by: string
  change: ListChange
  /** the id of the entry that this one reverts */
  reverts?: string | undefined
}

/** The oldest entries go first. */
const MAX_ENTRIES = 1000

const SIGNED_OUT = 'محرر غير مسجّل'

const itemSchema = z.looseObject({ id })

const entrySchema = z.strictObject({
  id,
  at: moment,
  by: text,
  list: z.enum(LOGGED_LISTS),
  part: z.optional(text),
  change: z.strictObject({
    items: z.array(
      z.strictObject({ before: z.nullable(itemSchema), after: z.nullable(itemSchema) }),
    ),
    order: z.nullable(z.strictObject({ before: z.array(id), after: z.array(id) })),
  }),
  reverts: z.optional(id),
}) satisfies z.ZodMiniType<LogEntry>

/** What editors changed, the newest first. Editors: every screen that saves a list; `/admin` shows it. */
export const savedChangeLog = createSavedStore<readonly LogEntry[]>({
  name: 'changeLog',
  shipped: () => [],
  parse: z.array(entrySchema).parse,
})

/** What a save changes in a list, or in one part of it. */
export type Change = {
  part?: string | undefined
  before: readonly LoggedItem[]
  after: readonly LoggedItem[]
  /** the id of the entry that it reverts */
  reverts?: string | undefined
}

/**
 * The entries of what the browser could not store, with the value of the list since then. They enter the log when that
 * list is stored again, because then what they say is stored too.
 */
const unstored = new Map<SavedName, { value: unknown; entries: readonly LogEntry[] }>()

/**
 * Saves a list with an entry in the change log for each place that changes, under the name of the session's reader. The
 * browser stores both or neither. Returns what `save` returns.
 */
export function saveLogged<T>(
  store: Pick<SavedStore<T>, 'name' | 'get' | 'save'>,
  next: T,
  changes: readonly Change[],
): boolean {
  const waiting = unstored.get(store.name)
  const entries = [
    ...changes.flatMap((change) => entryOf(store.name, change) ?? []),
    ...(waiting?.value === store.get() ? waiting.entries : []),
  ]
  const isStored = store.save(next, () => addEntries(entries))
  if (isStored) unstored.delete(store.name)
  else unstored.set(store.name, { value: store.get(), entries })
  return isStored
}

/** `saveLogged` for a list of items, or for settings. */
export const saveList = <T extends object>(store: SavedStore<T>, next: T): boolean =>
  saveLogged(store, next, [
    { before: asItems(store.name, store.get()), after: asItems(store.name, next) },
  ])

/** The items of a list. Settings are one item, with the name of their list as its id. */
export const asItems = (name: SavedName, value: object): readonly LoggedItem[] =>
  Array.isArray(value) ? value : [{ id: name, ...value }]

function entryOf(list: SavedName, { part, before, after, reverts }: Change): LogEntry | null {
  const change = diff(before, after)
  if (!change || !isLogged(list)) return null
  const { isSignedIn } = session.get()
  return {
    // Not `crypto.randomUUID`: a page over plain http, such as one in a local network, has none.
    id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    at: new Date().toISOString(),
    by: isSignedIn ? savedReader.get().name : SIGNED_OUT,
    list,
    ...(part !== undefined && { part }),
    change,
    ...(reverts !== undefined && { reverts }),
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
