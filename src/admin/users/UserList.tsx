import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { UserSearch } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { USER_STATUSES, type UserStatus } from '@/content/admin/userKinds'
import type { AdminUser } from '@/content/admin/users'
import { formatNumber } from '@/lib/arabic'
import { DataTable } from '@/ui/DataTable'
import { FilterBar } from '@/ui/FilterBar'
import { Pager } from '@/ui/Pager'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { SearchField } from '@/ui/SearchField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { EmptyState } from '@/ui/states/EmptyState'
import { useDraftText } from '@/ui/useDraftText'
import { hideDrawings } from './UserCells'
import { type UserActs, userColumns } from './userColumns'
import type { UserFilters } from './userFilters'
import { filterUsers, lastFilledPage, PAGE_COUNT, usersOnPage } from './userList'
import { STATUSES } from './userWords'

const STATUS_OPTIONS: { value: UserStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'الكل' },
  ...USER_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
]

/**
 * What changed the filters: `typing` and `added` (after the add dialog) replace the history entry,
 * the other causes add one, so that Back works.
 */
export type FilterCause = 'typing' | 'added' | 'filter' | 'page'

export type FilterProps = {
  filters: UserFilters
  onFiltersChange: (filters: UserFilters, cause: FilterCause) => void
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

type Props = FilterProps & UserActs & { users: readonly AdminUser[]; onAdd: () => void }

/** The searchable table with two pages (Spec §2, Users; D-22). */
export function UserList(props: Props) {
  const { users, filters, onFiltersChange, onToggle, onDelete, onAdd } = props
  const searchBox = useRef<HTMLInputElement>(null)
  const { status, page = 1 } = filters
  const draft = useDraftText(filters.q ?? '', (text) =>
    onFiltersChange({ ...withText(text), ...withStatus(status) }, 'typing'),
  )
  // Typing updates the field at once and the rows at lower priority.
  const q = useDeferredValue(draft.text.trim())

  const found = useMemo(() => filterUsers(users, { q, status }), [users, q, status])
  const filledPages = lastFilledPage(found.length, users.length)
  // While the address still contains the previous search, its page number does not apply to this
  // one. An empty page is not shown.
  const shownPage = q === (filters.q ?? '') ? Math.min(page, filledPages) : 1
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

  const changeStatus = (next: UserStatus | 'all') =>
    onFiltersChange(
      { ...withText(draft.settle()), ...(next === 'all' ? {} : { status: next }) },
      'filter',
    )
  const changePage = (next: number) =>
    onFiltersChange(
      { ...withText(draft.settle()), ...withStatus(status), ...(next === 2 ? { page: 2 } : {}) },
      'page',
    )
  function clear() {
    draft.settle('')
    onFiltersChange({}, 'filter')
    searchBox.current?.focus()
  }

  return (
    <>
      <FilterBar
        search={
          <SearchField
            ref={searchBox}
            size="small"
            label="بحث في المستخدمين"
            placeholder="الاسم أو البريد"
            value={draft.text}
            onChange={draft.setText}
          />
        }
        filters={
          <SegmentedControl
            label="الحالة"
            value={status ?? 'all'}
            onChange={changeStatus}
            options={STATUS_OPTIONS}
          />
        }
        count={`${formatNumber(found.length)} من ${formatNumber(users.length)}`}
      />
      {rows.length > 0 ? (
        table
      ) : users.length > 0 ? (
        <EmptyState
          icon={UserSearch}
          title="لا نتائج"
          text="لا يوجد مستخدم يطابق البحث والتصفية."
          action={
            <Button size="small" onClick={clear}>
              مسح البحث والتصفية
            </Button>
          }
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
        onPageChange={changePage}
        label="صفحات المستخدمين"
      />
    </>
  )
}

// Defaults are omitted from the address (architecture, Habits).
const withText = (q: string) => (q === '' ? {} : { q })
const withStatus = (status: UserStatus | undefined) => (status ? { status } : {})
