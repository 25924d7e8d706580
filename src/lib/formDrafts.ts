import { subscribeToAll } from './deriveStore'
import { type Draft, type Drafts, draftsUnder } from './drafts'
import { isEqual } from './isEqual'
import { recordOf } from './isRecord'
import { APP_KEYS } from './storageKeys'
import { createStoredText, createStoredValue } from './storedText'

/** The forms whose text is stored; `reply` and `notes` have what was typed for a message, by its id. */
export type FormName =
  | 'settings'
  | 'profile'
  | 'systemSettings'
  | 'contact'
  | `${'reply' | 'notes'}:${string}`

/** The changed fields by their path in the form: «notifications.news». Who reads one checks its type. */
export type FormFields = Readonly<Record<string, unknown>>

/** What was typed into forms and not saved or sent, for this tab: it contains personal data. */
export const formDrafts: Drafts<FormFields, FormName> = draftsUnder(APP_KEYS.formDrafts, recordOf)

/** `sending` lasts until an answer arrives: after a reload nobody knows whether the text has arrived. */
type DraftState = 'written' | 'sending' | 'sent'
type States = Readonly<Record<string, DraftState>>

/** The state of each text to be sent, without the text, for all tabs: a duplicated tab has the same text of the same time. */
const { key } = APP_KEYS.draftStates
const stored = createStoredText(key)
const states = createStoredValue<States>(
  key,
  stored,
  (json) => recordOf(json) as States,
  () => ({}),
)
const MOST_STATES = 50

const stateKey = (form: FormName, at: string | undefined) => `${form} ${at}`

/** What has become of this form's draft; null without one. */
export function draftState(form: FormName): DraftState | null {
  const draft = formDrafts.get()[form]
  return draft ? (states.get()[stateKey(form, draft.at)] ?? 'written') : null
}

/** The draft of this form; undefined without one, or if any tab has sent it. */
export const unsentDraft = (form: FormName): Draft<FormFields> | undefined =>
  draftState(form) === 'sent' ? undefined : formDrafts.get()[form]

/** Whether another tab has begun a text of this form that is not sent. */
export function isBegunElsewhere(form: FormName): boolean {
  const own = stateKey(form, formDrafts.get()[form]?.at)
  return Object.entries(states.get()).some(
    ([key, state]) => key.startsWith(`${form} `) && key !== own && state !== 'sent',
  )
}

/** Calls back after a change of a draft in this tab, or of the state of one in any tab. */
export const subscribeToDrafts = (listener: () => void): (() => void) =>
  subscribeToAll([formDrafts, states], listener)

/** Stores a text that will be sent; null removes it. With the time `at` of the last change it is still that text. */
export function saveText(form: FormName, fields: FormFields | null, at = timeOf(form)): void {
  const all = { ...states.get() }
  if (draftState(form) === 'written') delete all[stateKey(form, formDrafts.get()[form]?.at)]
  if (fields) all[stateKey(form, at)] ??= 'written'
  formDrafts.save(form, fields, at)
  saveStates(all)
}

/** It is another one at most once a second: each new time is written for all tabs. */
function timeOf(form: FormName): string {
  const now = new Date()
  const at = formDrafts.get()[form]?.at
  const isRecent = at && now.getTime() - Date.parse(at) < 1000
  return isRecent && draftState(form) === 'written' ? at : now.toISOString()
}

/** Tells all tabs at once what becomes of this form's draft. */
export function markDraft(form: FormName, state: DraftState | null): void {
  const draft = formDrafts.get()[form]
  if (!draft || !state) return
  saveStates({ ...states.get(), [stateKey(form, draft.at)]: state })
  formDrafts.flush()
}

function saveStates(all: States): void {
  const newest = Object.fromEntries(Object.entries(all).slice(-MOST_STATES))
  if (!isEqual(newest, states.get()))
    stored.save(isEqual(newest, {}) ? null : JSON.stringify(newest))
}
