import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { AddRecord } from '@/admin/recordForm/AddRecord'
import { RecordBulk } from '@/admin/recordForm/RecordBulk'
import type { UserSearchParams } from '@/admin/searchParams/userSearchParams'
import type { FilterProps } from '@/admin/tables/useRecordList'
import { DELETED_ELSEWHERE, type DialogTarget } from '@/admin/useSavedList'
import type { AdminUser } from '@/content/admin/users'
import { quoted } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import { savedUsers } from '@/saved/users'
import { useRecordParam } from '@/ui/dialog/useRecordParam'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { useStore, WithStore } from '@/ui/stores/useStore'
import { ListCard } from '@/ui/table/ListCard'
import { UserList, useFoundUsers } from './UserList'
import { exportUsers, type UserActions } from './userColumns'
import type { EditedUser } from './userSchemas'
import { describeUsers, USERS } from './userTexts'
import { setUsersActive, toggleUser, useUsers } from './useUsers'

const UserDialog = lazyWithPreload(() => import('./UserDialog').then((it) => it.UserDialog))
const UserSheet = lazyWithPreload(() => import('./UserSheet').then((it) => it.UserSheet))

/** The users page (Spec §2, Users): the list with its filters, the form of a user, and a user's sheet. */
export function UsersPage(filterProps: FilterProps<UserSearchParams>) {
  const { users, add, update, remove } = useUsers()
  const [dialog] = useState(() => createStore<DialogTarget<AdminUser>>(null))
  const record = useRecordParam('user', filterProps.filters.user)
  const { open, close } = record
  const openId = useStore(record.openId)
  const actions = useMemo(
    (): UserActions => ({
      onOpen: ({ id }) => open(id),
      onEdit: dialog.set,
      onToggle: toggleUser,
      onDelete: (user) => remove([user]),
    }),
    [open, dialog, remove],
  )
  const list = useFoundUsers(filterProps, users, actions)

  function onAdd(user: AdminUser) {
    const isStored = add(user)
    dialog.set(null)
    toastChange('تم إضافة المستخدم بنجاح', isStored)
    // Shows the end of the list, where the new user is.
    const { q, status, sort, page } = filterProps.filters
    const last = users.length > 0 ? { page: 2 } : {}
    if (q || status || sort || page !== last.page) filterProps.onFiltersChange(last, 'filter')
  }

  function onEdit({ id }: AdminUser, changed: Partial<EditedUser>) {
    const user = users.find((one) => one.id === id)
    // What was typed stays in sight.
    if (!user) return toast.error(DELETED_ELSEWHERE)
    dialog.set(null)
    const isStored = update(id, changed)
    toastChange(`عُدّل المستخدم ${quoted(changed.name ?? user.name)}.`, isStored)
  }

  return (
    <>
      <PageHeader
        dense
        title="المستخدمون"
        intro={describeUsers(
          users.length,
          users.filter(({ status }) => status === 'active').length,
        )}
        actions={
          <AddRecord icon={UserPlus} label="إضافة مستخدم" onClick={() => dialog.set('new')} />
        }
      />
      <ModifiedBadge title="المستخدمون" stores={[savedUsers]} />
      <ListCard label="المستخدمون">
        <UserList list={list} total={users.length} onAdd={() => dialog.set('new')} />
      </ListCard>
      <RecordBulk
        selection={list.selection}
        found={list.found}
        noun={USERS}
        onSetActive={setUsersActive}
        onRemove={remove}
        prepare={exportUsers}
      />
      <UserSheet
        isRequested={openId !== undefined}
        users={users}
        openId={openId}
        onClose={close}
        {...actions}
      />
      <WithStore store={dialog}>
        {(target) => (
          <UserDialog
            isRequested={target !== null}
            target={target}
            onClose={() => dialog.set(null)}
            emails={users.map(({ email }) => email)}
            onAdd={onAdd}
            onEdit={onEdit}
          />
        )}
      </WithStore>
    </>
  )
}
