import { useCallback } from 'react'
import { logOnly } from '@/admin/changeLog/logOnly'
import { useSavedList } from '@/admin/useSavedList'
import type { AdminUser } from '@/content/admin/users'
import { plural } from '@/lib/arabic'
import { quoted } from '@/lib/isolated'
import { saveList } from '@/saved/changeLog'
import { savedUsers } from '@/saved/users'
import { useItemRemoval } from '@/ui/removal/useItemRemoval'
import type { EditedUser } from './userSchemas'
import { OBLIQUE_USERS, USERS } from './userTexts'

const save = (next: readonly AdminUser[]) => saveList(savedUsers, next)

/** The users of this browser, and the actions on them, which are saved at once (Spec §5, D-4). */
export function useUsers() {
  const [users, change] = useSavedList(savedUsers, save)
  const confirmAndRemove = useItemRemoval(change)

  /** Returns whether the browser stored it. */
  const add = (user: AdminUser): boolean => change((now) => [...now, user])

  /** Returns whether the browser stored it. */
  const update = (id: string, values: Partial<EditedUser>): boolean =>
    change((now) => now.map((user) => (user.id === id ? { ...user, ...values } : user)))

  /** Spec §4, D-4: only logged. */
  const toggle = useCallback(({ id, status }: AdminUser) => {
    logOnly(status === 'active' ? 'users/deactivate' : 'users/activate', { id })
  }, [])

  /** Spec §4, D-4: only logged. */
  const setAllActive = (chosen: readonly AdminUser[], isActive: boolean) =>
    logOnly(isActive ? 'users/activate' : 'users/deactivate', { ids: chosen.map(({ id }) => id) })

  /** One user or several; asks first, and the toast offers to undo it. Resolves to the answer. */
  const remove = (chosen: readonly AdminUser[]): Promise<boolean> => {
    const one = chosen.length === 1 && `المستخدم ${quoted(chosen[0]?.name ?? '')}`
    return confirmAndRemove(
      chosen.map(({ id }) => id),
      {
        question: one || plural(chosen.length, OBLIQUE_USERS),
        done: one || plural(chosen.length, USERS),
      },
    )
  }

  return { users, add, update, toggle, setAllActive, remove }
}
