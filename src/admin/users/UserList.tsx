import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { UserSearch } from 'lucide-react'
import { useMemo } from 'react'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import { USER_STATUSES, type UserStatus } from '@/content/admin/userKinds'
import type { AdminUser } from '@/content/admin/users'
import { formatNumber } from '@/lib/arabic'
import { DataTable } from '@/ui/DataTable'
import { FilterBar } from '@/ui/FilterBar'
import { Pager } from '@/ui/Pager'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { LiveSearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { EmptyState } from '@/ui/states/EmptyState'
import { NoMatches } from '@/ui/states/NoMatches'
import { hideDrawings } from './UserCells'
import { type UserActions, userColumns } from './userColumns'
import { filterUsers, lastFilledPage, PAGE_COUNT, usersOnPage } from './userList'
import type { UserSearchParams } from './userSearchParams'
import { STATUSES } from './userTexts'

const STATUS_OPTIONS: { value: UserStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  ...USER_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
]

export type FilterProps = {
  filters: UserSearchParams
  /** `added` (after the add dialog) replaces the history entry, as typing does */
  onFiltersChange: (filters: UserSearchParams, cause: FilterCause | 'added') => void
}

const Table = styled('div')(({ theme }) => ({
  // The role starts the second line, whatever the length of the name.
  '& td[data-place=grow]': { flexBasis: 'max(64%, 9rem)' },
  [theme.breakpoints.between('lg', 1180)]: {
    ...hideDrawings,
    '& th:not(:first-of-type), & td:not(:first-of-type)': { paddingInlineStart: 8 },
    '& th:not(:last-of-type), & td:not(:last-of-type)': { paddingInlineEnd: 8 },
  },
}))

type Props = FilterProps & UserActions & { users: readonly AdminUser[]; onAdd: () => void }

/** The searchable table with two pages (Spec §2, Users; D-22). */
export function UserList(props: Props) {
  const { users, onFiltersChange, onToggle, onDelete, onAdd } = props
  const { page = 1, ...filters } = props.filters
  const { status } = filters
  const { q, ...search } = useListSearch<UserSearchParams>(filters, onFiltersChange)

  const found = useMemo(() => filterUsers(users, { q, status }), [users, q, status])
  const filledPages = lastFilledPage(found.length, users.length)
  // An empty page is not shown.
  const shownPage = search.isInAddress ? Math.min(page, filledPages) : 1
  const rows = useMemo(
    () => usersOnPage(found, shownPage, users.length),
    [found, shownPage, users.length],
  )
  useRowFocus(rows.map(({ id }) => id))
  const table = useMemo(
    () => (
      <Table>
        <DataTable
          caption="المستخدمون"
          columns={userColumns({ onToggle, onDelete })}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </Table>
    ),
    [rows, onToggle, onDelete],
  )

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
            value={status ?? 'all'}
            onChange={(next) => search.change({ status: next === 'all' ? undefined : next })}
            options={STATUS_OPTIONS}
          />
        }
        count={`${formatNumber(found.length)} من ${formatNumber(users.length)}`}
      />
      {rows.length > 0 ? (
        table
      ) : users.length > 0 ? (
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
