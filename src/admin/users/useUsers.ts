import { useCallback } from 'react'
import { saveLogged } from '@/admin/changeLog/logChange'
import { logOnly } from '@/admin/logOnly'
import { newId } from '@/admin/newId'
import { useSavedList } from '@/admin/useSavedList'
import type { AdminUser } from '@/content/admin/users'
import { restoreItems } from '@/lib/restoreItems'
import { savedUsers } from '@/saved/users'
import { useRemoval } from '@/ui/removal/useRemoval'
import type { NewUser } from './addUserSchema'
import { createUser } from './createUser'

/** The users of this browser, and the actions on them, which are saved at once (Spec §5, D-4). */
export function useUsers() {
  const [users, change] = useSavedList(savedUsers, saveLogged)
  const confirmAndRemove = useRemoval()

  /** Returns whether the browser stored it. */
  const add = (values: NewUser): boolean => {
    const user = createUser(values, {
      id: newId('user'),
      now: new Date(),
      random: Math.random(),
    })
    return change((now) => [...now, user])
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
      remove: () => change((now) => now.filter((user) => user.id !== id)),
      restore: () => void change((now) => restoreItems(now, users, new Set([id]))),
    })

  return { users, add, toggle, remove }
}
