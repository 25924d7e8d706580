import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { UserSearch } from 'lucide-react'
import { useMemo } from 'react'
import { type UserSearchParams, userSearchParams } from '@/admin/searchParams/userSearchParams'
import { ListTools } from '@/admin/tables/ListTools'
import { useTableView } from '@/admin/tables/useTableView'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import { USER_STATUSES, type UserStatus } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { formatNumber } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { LiveSearchField } from '@/ui/fields/SearchField'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { rowSelect } from '@/ui/selection/RowCheckbox'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyState } from '@/ui/states/EmptyState'
import { NoMatches } from '@/ui/states/NoMatches'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import { Pager } from '@/ui/table/Pager'
import { hideDrawings } from './UserCells'
import { exportUsers, type UserActions, userColumns } from './userColumns'
import { filterUsers, lastFilledPage, PAGE_COUNT, usersOnPage } from './userList'
import { STATUSES } from './userTexts'

const STATUS_OPTIONS: { value: UserStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  ...USER_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
]

export type FilterProps = {
  filters: UserSearchParams
  onFiltersChange: (filters: UserSearchParams, cause: FilterCause) => void
}

/** The users that the filters of the address find, in the order of the table, and what the table needs. */
export function useFoundUsers(
  { filters: { page = 1, ...filters }, onFiltersChange }: FilterProps,
  users: readonly AdminUser[],
  actions: UserActions,
) {
  const { status, sort } = filters
  const { q, ...search } = useListSearch<UserSearchParams>(filters, onFiltersChange)
  const { onOpen, onEdit, onToggle, onDelete } = actions
  const columns = useMemo(
    () => userColumns({ onOpen, onEdit, onToggle, onDelete }),
    [onOpen, onEdit, onToggle, onDelete],
  )
  const { sorted, ...view } = useTableView({
    name: 'users',
    columns,
    sort,
    onSort: (sort, cause) => search.change(userSearchParams.parse({ sort }), cause),
  })
  const found = useMemo(() => sorted(filterUsers(users, { q, status })), [sorted, users, q, status])
  const foundIds = useMemo(() => found.map(({ id }) => id), [found])
  const selection = useSelection(foundIds)
  return {
    ...view,
    columns,
    filters,
    search,
    q,
    status,
    found,
    foundIds,
    selection,
    asked: search.isInAddress ? page : 1,
  }
}

const Table = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '@container (min-width: 39rem) and (max-width: 55.99rem)': {
      ...hideDrawings,
      '& :is(th, td):not(:first-of-type)': { paddingInlineStart: 8 },
      '& :is(th, td):not(:last-of-type)': { paddingInlineEnd: 8 },
    },
  },
}))

type Props = {
  list: ReturnType<typeof useFoundUsers>
  total: number
  onAdd: () => void
}

/** The searchable table with two pages (Spec §2, Users; D-22). */
export function UserList({ list, total, onAdd }: Props) {
  const { found, search, selection, tableProps } = list
  const filledPages = lastFilledPage(found.length, total)
  // An empty page is not shown.
  const shownPage = Math.min(list.asked, filledPages)
  const rows = useMemo(() => usersOnPage(found, shownPage, total), [found, shownPage, total])
  useRowFocus(rows.map(({ id }) => id))
  const select = useMemo(() => rowSelect(selection, SELECT_TEXTS), [selection])

  return (
    <>
      <FilterBar
        search={
          <LiveSearchField
            {...search.field}
            size="small"
            label="بحث في المستخدمين"
            placeholder="الاسم أو البريد"
          />
        }
        filters={
          <SegmentedControl
            label="الحالة"
            value={list.status ?? 'all'}
            onChange={(next) => search.change({ status: next === 'all' ? undefined : next })}
            options={STATUS_OPTIONS}
          />
        }
        count={`${formatNumber(found.length)} من ${formatNumber(total)}`}
        question={[list.q, list.status]}
        tools={
          <ListTools
            views={{ screen: 'users', search: list.filters }}
            table={list.settings}
            prepare={() => exportUsers(found)}
          />
        }
      />
      {rows.length > 0 ? (
        <Table>
          <DataTable
            {...tableProps}
            caption="المستخدمون"
            rows={rows}
            rowKey={keyOf}
            select={select}
          />
        </Table>
      ) : total > 0 ? (
        <NoMatches
          icon={UserSearch}
          text="لا يوجد مستخدم يطابق البحث والتصفية."
          onClear={search.clear}
        />
      ) : (
        <EmptyState
          icon={UserSearch}
          title="لا مستخدمين"
          text="حُذف كل المستخدمين من هذه القائمة."
          action={
            <Button size="small" onClick={onAdd}>
              إضافة مستخدم
            </Button>
          }
        />
      )}
      <Pager
        page={shownPage}
        pageCount={PAGE_COUNT}
        filledPages={filledPages}
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

const keyOf = ({ id }: AdminUser) => id
