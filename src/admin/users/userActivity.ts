import type { AdminUser } from '@/content/admin/users'
import { idOf } from '@/lib/listChanges'
import type { LogEntry } from '@/saved/changeLog'

/** The entries of the change log that a user made, by name, or that are about the user; the order stays. */
export const userActivity = (
  log: readonly LogEntry[],
  { id, name }: Pick<AdminUser, 'id' | 'name'>,
): LogEntry[] =>
  log.filter(
    ({ by, list, change }) =>
      by === name || (list === 'users' && change.items.some((item) => idOf(item) === id)),
  )
