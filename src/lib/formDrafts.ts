import { createDraft } from './draft'
import { APP_KEYS, type StorageEntry } from './storageKeys'

/** The forms whose text is stored; `reply` and `notes` have what was typed for a message, by its id. */
export type FormName =
  | 'settings'
  | 'profile'
  | 'systemSettings'
  | 'contact'
  | `${'reply' | 'notes'}:${string}`

/** What was typed into a form and not saved or sent. */
export type FormDraft = {
  /** when it was begun, ISO 8601; with the form its identity, also in a duplicated tab */
  since: string
  /** when it was last changed */
  at: string
  /** the changed fields by their path in the form: «notifications.news» */
  fields: FormFields
}

export type FormFields = Readonly<Record<string, FieldValue>>
export type FieldValue = string | number | boolean | readonly string[]

/** In `sessionStorage`, because they contain personal data. */
const formDrafts = createRecords(APP_KEYS.formDrafts, isFormDraft)

/** `sending` lasts until an answer arrives: after a reload nobody knows whether the text has arrived. */
export type DraftState = 'written' | 'sending' | 'sent'
type Entry = { state: DraftState; at: string }

/** The state of each draft, without its text, for all tabs; `at` is the version of the text that is sent. */
const states = createRecords(APP_KEYS.draftStates, isEntry)
const MOST_STATES = 50

const keyOf = (form: FormName, { since }: FormDraft) => `${form} ${since}`

function storedDraft(form: FormName) {
  const draft = formDrafts.get()?.[form]
  const entry = draft && states.get()?.[keyOf(form, draft)]
  // In a copy of the tab the text may have been changed before the first tab sent its own.
  const isOther = entry?.state === 'sent' && entry.at !== draft?.at
  return { draft, entry, state: isOther ? 'written' : (entry?.state ?? 'written') }
}

/**
 * The draft of this form, which survives a reload and a crash; null if there is none, if it is invalid, or if any tab has
 * sent it.
 */
export function readFormDraft(form: FormName): FormDraft | null {
  const { draft, state } = storedDraft(form)
  return draft && state !== 'sent' ? draft : null
}

/** What has become of this form's draft; null without one. */
export function draftState(form: FormName): DraftState | null {
  const { draft, state } = storedDraft(form)
  return draft ? state : null
}

/** Whether another tab has begun a draft of this form that is not sent. */
export function isBegunElsewhere(form: FormName): boolean {
  const { draft } = storedDraft(form)
  const own = draft && keyOf(form, draft)
  return Object.entries(states.get() ?? {}).some(
    ([key, { state }]) => key.startsWith(`${form} `) && key !== own && state !== 'sent',
  )
}

/** Calls back after a change of a draft in this tab, or of the state of one in any tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  const stops = [formDrafts, states].map(({ subscribe }) => subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Stores the changed fields; null removes the draft. */
export function saveFormDraft(form: FormName, fields: FormFields | null): void {
  const { draft: before, entry } = storedDraft(form)
  const { [form]: _, ...others } = formDrafts.get() ?? {}
  const at = new Date().toISOString()
  // What is typed after the sending is another draft.
  const since = before && entry?.state !== 'sent' ? before.since : at
  const drafts = fields ? { ...others, [form]: { since, at, fields } } : others
  formDrafts.save(Object.keys(drafts).length > 0 ? drafts : null)
  if (fields && !storedDraft(form).entry) markDraft(form, 'written')
  else if (!fields && before && entry?.state === 'written') saveState(keyOf(form, before))
}

/** Tells all tabs what becomes of this form's draft. */
export function markDraft(form: FormName, state: DraftState): void {
  const { draft, entry } = storedDraft(form)
  if (!draft) return
  const { at } = (state === 'sent' && entry) || draft
  saveState(keyOf(form, draft), { state, at })
}

function saveState(key: string, entry?: Entry) {
  const { [key]: _, ...others } = states.get() ?? {}
  const all = [...Object.entries(others), ...(entry ? [[key, entry] as const] : [])]
  states.save(all.length > 0 ? Object.fromEntries(all.slice(-MOST_STATES)) : null)
}

function createRecords<T>(entry: StorageEntry, isRecord: (value: unknown) => value is T) {
  const parse = (json: unknown) => parseRecords(json, isRecord)
  return createDraft(entry, parse, (records) => ({ version: VERSION, records }))
}

const VERSION = 2

/** @throws for another version or shape */
export function parseRecords<T>(json: unknown, isRecord: (value: unknown) => value is T) {
  const { version, records } = recordOf(json)
  if (version !== VERSION || !Object.values(recordOf(records)).every(isRecord))
    throw new TypeError()
  return records as Readonly<Record<string, T>>
}

function isEntry(value: unknown): value is Entry {
  return /^(written|sending|sent)$/.test(String(recordOf(value).state))
}

export function isFormDraft(value: unknown): value is FormDraft {
  const { since, at, fields } = recordOf(value)
  return (
    [since, at].every((time) => !Number.isNaN(Date.parse(String(time)))) &&
    Object.values(recordOf(fields)).every(isFieldValue)
  )
}

export const isFieldValue = (value: unknown): value is FieldValue =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError()
  return value as Record<string, unknown>
}
