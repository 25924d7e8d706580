import { logOnly } from '@/admin/changeLog/logOnly'
import { useSavedList } from '@/admin/useSavedList'
import type { AdminUser } from '@/content/admin/users'
import { update } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { saveList } from '@/saved/changeLog'
import { savedUsers } from '@/saved/users'
import { useRemoval } from '@/ui/removal/useRemoval'
import type { EditedUser } from './userSchemas'
import { USERS } from './userTexts'

const save = (next: readonly AdminUser[]) => saveList(savedUsers, next)

const REMOVED = {
  nameOf: ({ name }: AdminUser) => `المستخدم ${quoted(name)}`,
  noun: USERS,
  two: 'مستخدمين اثنين',
}

/** The users of this browser, and the actions on them that are saved at once (Spec §5, D-4). */
export function useUsers() {
  const [users, change] = useSavedList(savedUsers, save)
  return {
    users,
    /** Returns whether the browser stored it. */
    add: (user: AdminUser): boolean => change((now) => [...now, user]),
    /** Returns whether the browser stored it. */
    update: (id: string, values: Partial<EditedUser>): boolean =>
      change((now) => update(now, id, values)),
    /** One user or several; asks first, and the toast offers to undo it. */
    remove: useRemoval(change, REMOVED),
  }
}

/** Spec §4, D-4: only logged. */
export const toggleUser = ({ id, status }: AdminUser): void =>
  logOnly(status === 'active' ? 'users/deactivate' : 'users/activate', { id })

/** Spec §4, D-4: only logged. */
export const setUsersActive = (chosen: readonly AdminUser[], isActive: boolean): void =>
  logOnly(isActive ? 'users/activate' : 'users/deactivate', { ids: chosen.map(({ id }) => id) })
