import { createDraft } from './draft'
import { APP_KEYS } from './storageKeys'

/** The forms whose unsaved edits are stored; `replies` and `notes` have what was typed for messages, by their ids. */
export type FormName = 'settings' | 'profile' | 'systemSettings' | 'replies' | 'notes'

/** The unsaved edits of a form. */
export type FormDraft = {
  /** when they were last changed, ISO 8601 */
  at: string
  /** the changed fields by their path in the form: «notifications.news» */
  fields: FormFields
}

export type FormFields = Readonly<Record<string, FieldValue>>
export type FieldValue = string | number | boolean | readonly string[]

type FormDrafts = Readonly<Record<string, FormDraft>>

const VERSION = 1
/** In `sessionStorage`, because they contain personal data. */
export const formDrafts = createDraft(APP_KEYS.formDrafts, parseFormDrafts, (drafts) => ({
  version: VERSION,
  drafts,
}))

/** The draft of this form, which survives a reload and a crash; null if there is none or if it is invalid. */
export const readFormDraft = (form: FormName): FormDraft | null => formDrafts.get()?.[form] ?? null

/** Stores the changed fields; null removes the draft. */
export function saveFormDraft(form: FormName, fields: FormFields | null): void {
  const { [form]: _, ...others } = formDrafts.get() ?? {}
  const drafts = fields ? { ...others, [form]: { at: new Date().toISOString(), fields } } : others
  formDrafts.save(Object.keys(drafts).length > 0 ? drafts : null)
}

/** @throws for another version or shape */
export function parseFormDrafts(json: unknown): FormDrafts {
  const { version, drafts } = json as { version?: unknown; drafts?: unknown }
  if (version !== VERSION || !Object.values(recordOf(drafts)).every(isFormDraft))
    throw new TypeError()
  return drafts as FormDrafts
}

function isFormDraft(value: unknown): value is FormDraft {
  const { at, fields } = recordOf(value)
  return (
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
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
