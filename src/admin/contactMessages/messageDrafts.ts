import { deriveStore } from '@/lib/deriveStore'
import { type FieldValue, type FormName, formDrafts, saveFormDraft } from '@/lib/formDrafts'

/** What was typed for messages and is not saved, by their ids. */
function draftsById<T extends FieldValue>(
  form: FormName,
  isDraft: (value: FieldValue) => value is T,
) {
  const drafts = deriveStore([formDrafts], () => {
    const { fields = {} } = formDrafts.get()?.[form] ?? {}
    const all = Object.entries(fields).filter((field): field is [string, T] => isDraft(field[1]))
    return new Map(all)
  })
  return {
    ...drafts,
    /** null ends the draft */
    save(id: string, draft: T | null) {
      const all = new Map(drafts.get())
      if (draft === null) all.delete(id)
      else all.set(id, draft)
      saveFormDraft(form, all.size > 0 ? Object.fromEntries(all) : null)
    },
  }
}

/** The texts of begun replies. */
export const replyDrafts = draftsById('replies', (value) => typeof value === 'string')

/** Typed notes, and the saved notes on which they are based. */
export const notesDrafts = draftsById(
  'notes',
  (value): value is readonly [typed: string, base: string] =>
    Array.isArray(value) && value.length === 2,
)
