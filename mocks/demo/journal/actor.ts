import type { DataName, DemoData } from '@mocks/backend/data/dataKeys'
import { seed } from '@mocks/backend/data/seed'
import { session } from '@/lib/reader'
import { reader } from '@/saved/readerSettings'
import type { Actor } from './journalStore'

/** What readers write for themselves; editors write the other lists. */
const READERS: readonly DataName[] = [
  'profile',
  'interests',
  'follows',
  'savedArticles',
  'activity',
  'settings',
  'reading',
]

/** Who has made this change: one more message comes from a visitor, every other change of messages from an editor. */
export function actorOf(names: readonly DataName[], before: DemoData, after: DemoData): Actor {
  if (names.includes('messages') && countIn(after.messages) > countIn(before.messages))
    return { role: 'visitor', name: '' }
  const role = names.every((name) => READERS.includes(name)) ? 'reader' : 'editor'
  return { role, name: session.get().isSignedIn ? reader.get().name : '' }
}

/** The number of messages in a stored text. Inside a string of JSON no quote is bare. */
const countIn = (text: string | undefined): number =>
  text === undefined ? seed().length : text.split('"createdAt":').length - 1
