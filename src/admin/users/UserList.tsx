import { styled } from '@mui/material/styles'
import { UserSearch } from 'lucide-react'
import { useMemo } from 'react'
import type { UserSearchParams } from '@/admin/searchParams/userSearchParams'
import { StatusFilter } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import { type FilterProps, useRecordList } from '@/admin/tables/useRecordList'
import { USER_STATUSES } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { isolated } from '@/lib/isolated'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyList } from '@/ui/states/EmptyList'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import { Pager } from '@/ui/table/Pager'
import { pageOf } from '@/ui/table/pageOf'
import { up } from '@/ui/theme/tokens'
import { hideDrawings } from './UserCells'
import { exportUsers, type UserActions, userColumns } from './userColumns'
import { filterUsers, PAGE_COUNT, pageSizeOf } from './userList'

/** The users that the filters of the address find, in the order of the table, and what the table needs. */
export function useFoundUsers(
  filterProps: FilterProps<UserSearchParams>,
  users: readonly AdminUser[],
  actions: UserActions,
) {
  const columns = useMemo(() => userColumns(actions), [actions])
  const list = useRecordList({ ...filterProps, name: 'users', columns })
  const { q, sorted } = list
  const { status } = list.filters
  const found = useMemo(() => sorted(filterUsers(users, { q, status })), [sorted, users, q, status])
  return { ...list, found, selection: useSelection(found) }
}

const Table = styled('div')({
  [up.md]: {
    '@container (min-width: 39rem) and (max-width: 55.99rem)': {
      ...hideDrawings,
      '& :is(th, td):not(:first-of-type)': { paddingInlineStart: 8 },
      '& :is(th, td):not(:last-of-type)': { paddingInlineEnd: 8 },
    },
  },
})

type Props = {
  list: ReturnType<typeof useFoundUsers>
  total: number
  onAdd: () => void
}

/** The searchable table with two pages (Spec §2, Users; D-22). */
export function UserList({ list, total, onAdd }: Props) {
  const { found, search, tableProps } = list
  const { status } = list.filters
  const { asked } = list
  // An empty page is not shown (D-36).
  const shown = useMemo(() => pageOf(found, asked, pageSizeOf(total)), [found, asked, total])
  const rows = shown.items
  useRowFocus(rows.map(({ id }) => id))

  return (
    <>
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
        question={[list.q, status]}
        tools={<ListTools {...list.tools} prepare={() => exportUsers(found)} />}
      />
      {rows.length > 0 ? (
        <Table>
          <DataTable
            {...tableProps}
            caption="المستخدمون"
            rows={rows}
            select={{ selection: list.selection, ...SELECT_TEXTS }}
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
          onStep={onAdd}
        />
      )}
      <Pager
        page={shown.page}
        pageCount={PAGE_COUNT}
        filledPages={shown.pageCount}
        onPageChange={(next) => search.change({ page: next === 2 ? 2 : undefined }, 'page')}
        label="صفحات المستخدمين"
      />
    </>
  )
}

const SELECT_TEXTS = {
  labelOf: ({ name }: AdminUser) => `تحديد ${isolated(name)}`,
  allLabel: 'تحديد مستخدمي هذه الصفحة',
}
