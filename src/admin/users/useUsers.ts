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
  const setAllActive = (ids: readonly string[], isActive: boolean) =>
    logOnly(isActive ? 'users/activate' : 'users/deactivate', { ids })

  /** One user or several; asks first, and the toast offers to undo it. Resolves to the answer. */
  const remove = async (ids: readonly string[]): Promise<boolean> => {
    const [first, ...others] = users.filter(({ id }) => ids.includes(id))
    if (!first) return false
    const one = others.length === 0 && `المستخدم ${quoted(first.name)}`
    return confirmAndRemove(ids, {
      question: one || plural(others.length + 1, OBLIQUE_USERS),
      done: one || plural(others.length + 1, USERS),
    })
  }

  return { users, add, update, toggle, setAllActive, remove }
}
