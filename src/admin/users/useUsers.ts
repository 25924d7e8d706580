import { useCallback, useState } from 'react'
import { logOnly } from '@/admin/logOnly'
import { newId } from '@/admin/newId'
import type { AdminUser } from '@/content/admin/users'
import { restoreItems } from '@/lib/restoreItems'
import { useRemoval } from '@/ui/removal/useRemoval'
import type { NewUser } from './addUserSchema'
import { createUser } from './createUser'

/** The users, in memory only: additions and deletions are lost on reload (Spec §5, local only). */
export function useUsers(initial: readonly AdminUser[]) {
  const [users, setUsers] = useState(initial)
  const confirmAndRemove = useRemoval()

  const add = (values: NewUser) => {
    const user = createUser(values, {
      id: newId('user'),
      now: new Date(),
      random: Math.random(),
    })
    setUsers((now) => [...now, user])
  }

  /** Spec §4, D-4: only logged. */
  const toggle = useCallback(({ id, status }: AdminUser) => {
    logOnly(status === 'active' ? 'users/deactivate' : 'users/activate', { id })
  }, [])

  const remove = ({ id, name }: AdminUser) =>
    confirmAndRemove({
      question: `هل تريد حذف المستخدم «${name}»؟`,
      done: `حُذف المستخدم «${name}».`,
      rowIds: [id],
      remove: () => setUsers((now) => now.filter((user) => user.id !== id)),
      restore: () => setUsers((now) => restoreItems(now, users, new Set([id]))),
    })

  return { users, add, toggle, remove }
}
