import { readFormDraft, saveFormDraft } from '@/lib/formDrafts'
import { createStore, type Store } from '@/lib/store'

/** The texts of begun replies by the ids of their messages. This tab stores them, since they have personal data. */
export const replyDrafts: Store<Readonly<Record<string, string>>> = createStore(
  Object.fromEntries(
    Object.entries(readFormDraft('replies')?.fields ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  ),
)

/** Stores the text; an empty one ends the draft. */
export function saveReplyDraft(id: string, text: string): void {
  const { [id]: _, ...others } = replyDrafts.get()
  const all = text === '' ? others : { ...others, [id]: text }
  replyDrafts.set(all)
  saveFormDraft('replies', Object.keys(all).length > 0 ? all : null)
}
