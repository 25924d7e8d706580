import { styled } from '@mui/material/styles'
import { UserPlus, UserSearch } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ModifiedBadge } from '@/admin/ModifiedBadge'
import { AddRecord } from '@/admin/recordForm/AddRecord'
import { RecordBulk } from '@/admin/recordForm/RecordBulk'
import type { DialogTarget } from '@/admin/recordForm/RecordDialog'
import type { UserSearchParams } from '@/admin/searchParams/userSearchParams'
import { StatusFilter } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import { type FilterProps, useRecordList } from '@/admin/tables/useRecordList'
import { USER_STATUSES } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { isolated, quoted } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import { savedUsers } from '@/saved/users'
import { useRecordParam } from '@/ui/dialog/useRecordParam'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { toastChange } from '@/ui/stores/notStored'
import { useStore, WithStore } from '@/ui/stores/useStore'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar, ListCard } from '@/ui/table/FilterBar'
import { Pager, pageOf } from '@/ui/table/Pager'
import { up } from '@/ui/theme/tokens'
import { hideDrawings } from './UserCells'
import { exportUsers, type UserActions, userColumns } from './userColumns'
import { filterUsers, PAGE_COUNT, pageSizeOf } from './userList'
import type { EditedUser } from './userSchemas'
import { describeUsers, USERS } from './userTexts'
import { setUsersActive, toggleUser, useUsers } from './useUsers'

const UserDialog = lazyWithPreload(() => import('./UserDialog'), 'UserDialog')
const UserSheet = lazyWithPreload(() => import('./UserSheet'), 'UserSheet')

const Table = styled('div')({
  [up.md]: {
    '@container (min-width: 39rem) and (max-width: 55.99rem)': {
      ...hideDrawings,
      '& :is(th, td):not(:first-of-type)': { paddingInlineStart: 8 },
      '& :is(th, td):not(:last-of-type)': { paddingInlineEnd: 8 },
    },
  },
})

/** The users page (Spec §2, Users; D-22): the list with its filters, the form of a user, and a user's sheet. */
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
  const columns = useMemo(() => userColumns(actions), [actions])
  const list = useRecordList({ ...filterProps, name: 'users', columns })
  const { q, sorted, search, asked } = list
  const { status } = list.filters
  const total = users.length
  const found = useMemo(() => sorted(filterUsers(users, { q, status })), [sorted, users, q, status])
  const selection = useSelection(found)
  // An empty page is not shown (D-36).
  const shown = useMemo(() => pageOf(found, asked, pageSizeOf(total)), [found, asked, total])
  const rows = shown.items
  useRowFocus(rows)
  const openNew = () => dialog.set('new')

  function onAdd(user: AdminUser) {
    toastChange('تم إضافة المستخدم بنجاح', add(user))
    // Shows the end of the list, where the new user is.
    const { q, status, sort, page } = filterProps.filters
    const last = total > 0 ? { page: 2 } : {}
    if (q || status || sort || page !== last.page) filterProps.onFiltersChange(last, 'filter')
  }

  const onEdit = ({ id, name }: AdminUser, changed: Partial<EditedUser>) =>
    toastChange(`عُدّل المستخدم ${quoted(changed.name ?? name)}.`, update(id, changed))

  return (
    <>
      <PageHeader
        dense
        title="المستخدمون"
        intro={describeUsers(total, users.filter(({ status }) => status === 'active').length)}
        actions={<AddRecord icon={UserPlus} label="إضافة مستخدم" onClick={openNew} />}
      />
      <ModifiedBadge title="المستخدمون" stores={[savedUsers]} />
      <ListCard label="المستخدمون">
        <FilterBar
          search={{ ...search.field, label: 'بحث في المستخدمين', placeholder: 'الاسم أو البريد' }}
          filters={
            <StatusFilter
              statuses={USER_STATUSES}
              value={status}
              onChange={(status) => search.change({ status })}
            />
          }
          found={found.length}
          total={total}
          question={[q, status]}
          tools={<ListTools {...list.tools} prepare={() => exportUsers(found)} />}
        />
        {rows.length > 0 ? (
          <Table>
            <DataTable
              {...list.tableProps}
              caption="المستخدمون"
              rows={rows}
              select={{ selection, labelOf, allLabel: 'تحديد مستخدمي هذه الصفحة' }}
            />
          </Table>
        ) : total > 0 ? (
          <EmptyList
            icon={UserSearch}
            text="لا يوجد مستخدم يطابق البحث والتصفية."
            onStep={search.clear}
          />
        ) : (
          <EmptyList
            icon={UserSearch}
            title="لا مستخدمين"
            text="حُذف كل المستخدمين من هذه القائمة."
            step="إضافة مستخدم"
            onStep={openNew}
          />
        )}
        <Pager
          page={shown.page}
          pageCount={PAGE_COUNT}
          filledPages={shown.pageCount}
          onPageChange={(next) => search.change({ page: next === 2 ? 2 : undefined }, 'page')}
          label="صفحات المستخدمين"
        />
      </ListCard>
      <RecordBulk
        selection={selection}
        found={found}
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
            records={users}
            onClose={() => dialog.set(null)}
            onAdd={onAdd}
            onEdit={onEdit}
          />
        )}
      </WithStore>
    </>
  )
}

const labelOf = ({ name }: AdminUser) => `تحديد ${isolated(name)}`
