import * as z from 'zod/mini'
import { diff, inverse, type ListChange, type LoggedItem } from '@/lib/listChanges'
import { LOGGED_LISTS, type SavedName } from '@/lib/savedNames.gen'
import { createSavedStore } from '@/lib/savedStore'
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

type Recorded = {
  list: SavedName
  part?: string | undefined
  by: string
  before: readonly LoggedItem[]
  after: readonly LoggedItem[]
  reverts?: string | undefined
}

/** Adds an entry to the log; nothing if both states are equal. Call it after the list has been saved. */
export function recordChange({ before, after, by, list, part, reverts }: Recorded): void {
  const change = diff(before, after)
  if (!change || !isLogged(list)) return
  const entries = savedChangeLog.get()
  const entry: LogEntry = {
    // Not `crypto.randomUUID`: a page over plain http, such as one in a local network, has none.
    id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    at: new Date().toISOString(),
    by,
    list,
    ...(part !== undefined && { part }),
    change,
    ...(reverts !== undefined && { reverts }),
  }
  savedChangeLog.save([entry, ...entries].slice(0, MAX_ENTRIES))
}

export const revertOf = ({ change }: LogEntry): ListChange => inverse(change)
