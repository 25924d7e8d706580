import { deriveStore, type ReadableStore, subscribeToAll } from './deriveStore'
import { recordOf } from './isRecord'
import { SAVED_VERSION, type SavedStore } from './savedStore'
import { APP_KEYS, draftKey, type StorageEntry } from './storageKeys'
import { createStore } from './store'
import { createStoredValue } from './storedText'

/** What was typed and not saved or sent: `rebase` makes it again in what was saved since. */
export type Edits<Value> = { base: Value; value: Value }

/** `at` is when they were last changed, ISO 8601. */
export type Draft<Value> = Edits<Value> & { at: string }

type Records<Value, Name extends string> = Readonly<Partial<Record<Name, Draft<Value> | undefined>>>

export type Drafts<Value, Name extends string = string> = ReadableStore<Records<Value, Name>> & {
  /** null removes the draft at once. A browser that cannot store it has no draft after a reload. */
  save: (name: Name, edits: Edits<Value> | null, at?: string) => void
}

/** At least this long, in ms, between two writes: a long list is not converted to text at each letter. */
const PAUSE = 1000
const NONE = {}

/**
 * The drafts under one key of the browser's storage, by their names. They survive a reload and a crash, which may lose
 * the last second.
 * @param parse throws for a value of another shape
 */
function createDrafts<Value>(entry: StorageEntry, parse: (json: unknown) => Value) {
  type All = Records<Value, string>
  const parseDraft = ([name, draft]: [string, unknown]) => {
    const { at, base, value } = recordOf(draft)
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw new TypeError()
    return [name, { at, base: parse(base), value: parse(value) }] as const
  }
  const parseAll = (json: unknown): All =>
    Object.fromEntries(Object.entries(recordOf(json)).map(parseDraft))
  const written = createStoredValue<All>(entry, parseAll, () => NONE)
  const unwritten = createStore<All>(NONE)
  // Another tab may have written other drafts under this key meanwhile.
  const all = deriveStore([written, unwritten], () => ({ ...written.get(), ...unwritten.get() }))
  let pause: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(pause)
    pause = undefined
    if (unwritten.get() === NONE) return
    const drafts = all.get()
    const json = JSON.stringify(drafts)
    written.save(drafts, json === '{}' ? null : json)
    unwritten.set(NONE)
  }
  // A page that is reloaded has no later time, and a tab is duplicated with what is written.
  for (const type of ['pagehide', 'visibilitychange', 'blur'])
    globalThis.addEventListener?.(type, flush)

  const save = (name: string, edits: Edits<Value> | null, at = new Date().toISOString()) => {
    if (!edits && !all.get()[name]) return
    unwritten.set({ ...unwritten.get(), [name]: edits ? { at, ...edits } : undefined })
    if (edits) pause ??= setTimeout(flush, PAUSE)
    else flush()
  }
  return { ...all, save }
}

const ofLists = new Map<string, unknown>()

/**
 * The drafts of a list, by the part that a screen edits; a preview tab shows them. A browser has one for each part: of two
 * tabs that edit the same one, the last edit counts.
 */
export function listDrafts<T>({ name, parse }: Pick<SavedStore<T>, 'name' | 'parse'>): Drafts<T> {
  const drafts =
    (ofLists.get(name) as Drafts<T> | undefined) ??
    createDrafts({ key: draftKey(name), area: 'localStorage' }, (value) =>
      parse({ version: SAVED_VERSION, value }),
    )
  // Others for the same key would not have what these have not written yet.
  ofLists.set(name, drafts)
  return drafts
}

/** The forms whose text is stored; `reply` and `notes` have what was typed for a message, by its id. */
export type FormName =
  | 'settings'
  | 'profile'
  | 'systemSettings'
  | 'contact'
  | `${'reply' | 'notes'}:${string}`

/** Who reads one checks the type of its values, by `knownFields` for example. */
export type FormFields = Readonly<Record<string, unknown>>

/** What was typed into forms and not saved or sent, for this tab: it contains personal data. */
export const formDrafts: Drafts<FormFields, FormName> = createDrafts(APP_KEYS.formDrafts, recordOf)

/** The fields of a form as a draft has them. A later version of the form may have others, or another type of value there. */
export const knownFields = <Fields extends FormFields>(draft: FormFields, now: Fields): Fields => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => typeOf(value) === typeOf(now[name])),
  ),
})

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Of a text for somebody else. `sending` lasts until an answer arrives: after a reload nobody knows whether it has arrived. */
type TextState = 'begun' | 'sending' | 'sent'

/** What has become of texts, for all tabs, without the texts: a duplicated tab has the same one. */
const states = createStoredValue<Readonly<Record<string, TextState>>>(
  APP_KEYS.draftStates,
  (json) => recordOf(json) as Record<string, TextState>,
  () => NONE,
)
const MOST_STATES = 50

/** What this tab and a duplicate of it call the text of a form, until it is changed. */
export const textOf = (form: FormName): string => `${form} ${formDrafts.get()[form]?.at}`

export const textState = (form: FormName): TextState | undefined => states.get()[textOf(form)]

/** Tells all tabs what has become of a text; undefined forgets it. */
export function markText(text: string, state: TextState | undefined): void {
  const { [text]: _, ...others } = states.get()
  const all = Object.entries(state ? { ...others, [text]: state } : others).slice(-MOST_STATES)
  states.save(Object.fromEntries(all), all.length > 0 ? undefined : null)
}

/** Whether another tab has begun a text of this form. */
export const isBegunElsewhere = (form: FormName): boolean =>
  Object.keys(states.get()).some((text) => text.startsWith(`${form} `) && text !== textOf(form))

/** Calls back after a change of a form's draft in this tab, or of the state of one in any tab. */
export const subscribeToDrafts = (listener: () => void): (() => void) =>
  subscribeToAll([formDrafts, states], listener)
