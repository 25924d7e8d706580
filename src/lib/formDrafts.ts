import { subscribeToAll } from './deriveStore'
import { createDraft } from './draft'
import { isEqual } from './isEqual'
import { recordOf } from './isRecord'
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
  /** when the text was last changed, ISO 8601; a duplicated tab has the same text of the same time */
  at: string
  /** the changed fields by their path in the form: «notifications.news» */
  fields: FormFields
}
/** JSON leaves out a field that is undefined, as an optional one may be. */
export type FormFields = Readonly<Record<string, FieldValue | undefined>>
export type FieldValue = string | number | boolean | readonly string[]

/** `sending` lasts until an answer arrives: after a reload nobody knows whether the text has arrived. */
export type DraftState = 'written' | 'sending' | 'sent'

const VERSION = 2

/** In `sessionStorage`, because they contain personal data. */
const formDrafts = createRecords(APP_KEYS.formDrafts, isFormDraft)
/** The state of each text, without the text, for all tabs. */
const states = createRecords(APP_KEYS.draftStates, isState)
const MOST_STATES = 50

const draftKey = (form: FormName, { at }: FormDraft) => `${form} ${at}`

/** What has become of this form's draft; null without one. */
export function draftState(form: FormName): DraftState | null {
  const draft = formDrafts.get()?.records[form]
  return draft ? (states.get()?.records[draftKey(form, draft)] ?? 'written') : null
}

/**
 * The draft of this form, which survives a reload and a crash; null if there is none, if it is invalid, or if any tab has
 * sent it.
 */
export const readFormDraft = (form: FormName): FormDraft | null =>
  draftState(form) === 'sent' ? null : (formDrafts.get()?.records[form] ?? null)

/** Whether another tab has begun a draft of this form that is not sent. */
export function isBegunElsewhere(form: FormName): boolean {
  const own = formDrafts.get()?.records[form]
  return Object.entries(states.get()?.records ?? {}).some(
    ([key, state]) =>
      key.startsWith(`${form} `) && state !== 'sent' && !(own && key === draftKey(form, own)),
  )
}

/** Calls back after a change of a draft in this tab, or of the state of one in any tab. */
export const subscribeToDrafts = (listener: () => void): (() => void) =>
  subscribeToAll([formDrafts, states], listener)

/** Stores the changed fields; null removes the draft. With the time of the last change it is still that text. */
export function saveFormDraft(form: FormName, fields: FormFields | null, last?: string): void {
  const { [form]: before, ...others } = formDrafts.get()?.records ?? {}
  if (!before && !fields) return
  const at = last ?? timeOfChange(form, before)
  const all = { ...states.get()?.records }
  if (before && draftState(form) === 'written') delete all[draftKey(form, before)]
  const draft = fields && { at, fields }
  if (draft) all[draftKey(form, draft)] ??= 'written'
  formDrafts.save(versioned<FormDraft>(draft ? { ...others, [form]: draft } : others))
  saveStates(all)
}

/** It is another one at most once a second, as the text is written: each new time is written for all tabs. */
function timeOfChange(form: FormName, before: FormDraft | undefined): string {
  const now = new Date()
  const isRecent = before && now.getTime() - Date.parse(before.at) < 1000
  return isRecent && draftState(form) === 'written' ? before.at : now.toISOString()
}

/** Tells all tabs at once what becomes of this form's draft. */
export function markDraft(form: FormName, state: DraftState | null): void {
  const draft = formDrafts.get()?.records[form]
  if (!draft) return
  const { [draftKey(form, draft)]: _, ...others } = states.get()?.records ?? {}
  saveStates(state ? { ...others, [draftKey(form, draft)]: state } : others)
  formDrafts.flush()
}

/** At once: a later write would replace what other tabs have written meanwhile. */
function saveStates(all: Readonly<Record<string, DraftState>>): void {
  if (isEqual(all, states.get()?.records ?? {})) return
  states.save(versioned(Object.fromEntries(Object.entries(all).slice(-MOST_STATES))))
  states.flush()
}

type Versioned<T> = { version: number; records: Readonly<Record<string, T>> }

const versioned = <T>(records: Readonly<Record<string, T>>): Versioned<T> | null =>
  Object.keys(records).length > 0 ? { version: VERSION, records } : null

/** Not with zod, of which every public page would load more. */
function createRecords<T>(entry: StorageEntry, isValid: (value: unknown) => value is T) {
  return createDraft(entry, (json) => {
    const { version, records } = recordOf(json)
    if (version !== VERSION || !Object.values(recordOf(records)).every(isValid))
      throw new TypeError()
    return json as Versioned<T>
  })
}

function isState(value: unknown): value is DraftState {
  return value === 'written' || value === 'sending' || value === 'sent'
}

function isFormDraft(value: unknown): value is FormDraft {
  const { at, fields } = recordOf(value)
  return (
    !Number.isNaN(Date.parse(String(at))) && Object.values(recordOf(fields)).every(isFieldValue)
  )
}

export const isFieldValue = (value: unknown): value is FieldValue =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
