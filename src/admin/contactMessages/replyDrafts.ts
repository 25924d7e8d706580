import { deriveStore } from '@/lib/deriveStore'
import { formDrafts, saveFormDraft } from '@/lib/formDrafts'

/** The texts of begun replies by the ids of their messages. */
export const replyDrafts = deriveStore(
  [formDrafts],
  (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(formDrafts.get()?.replies?.fields ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
)

/** Stores the text; an empty one ends the draft. */
export function saveReplyDraft(id: string, text: string): void {
  const { [id]: _, ...others } = replyDrafts.get()
  const all = text === '' ? others : { ...others, [id]: text }
  saveFormDraft('replies', Object.keys(all).length > 0 ? all : null)
}
