import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { History, Pencil, Trash2, UserCheck, UserX } from 'lucide-react'
import { type ExportField, exportData } from '@/admin/export/exportData'
import { RecordStatus } from '@/admin/tables/RecordStatus'
import { ROLE_NAMES, STATUS_NAMES } from '@/content/admin/kindNames'
import { USER_ROLES, USER_STATUSES } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { formatCalendarDay } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { ArticleCount, CellActions, CellFact } from '@/ui/dataTable/cells'
import { actionsColumn, type DataColumn } from '@/ui/dataTable/dataColumn'
import { RowMenu } from '@/ui/menu/ActionMenu'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { inHtml } from '@/ui/theme/inHtml'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { LastLogin, RoleBadge, UserIdentity } from './UserCells'

export type UserActions = Record<
  'onOpen' | 'onEdit' | 'onToggle' | 'onDelete',
  (user: AdminUser) => void
>

const ActionButton = styled(Button)({
  // The same for both words, so that the actions beside them are in line.
  minInlineSize: '4.25rem',
  // A longer word does not cover the actions beside it.
  whiteSpace: 'normal',
})

/** A column width that grows from the narrowest table (40rem) to the widest (60rem). */
const grow = (least: number, by: number, most: number) =>
  `min(${least}rem + (100cqi - 40rem) * ${by}, ${most}rem)`

/** The table of Spec §2, Users. Memoize the result. */
export const userColumns = ({
  onOpen,
  onEdit,
  onToggle,
  onDelete,
}: UserActions): DataColumn<AdminUser>[] => [
  {
    key: 'user',
    header: 'المستخدم',
    phone: 'grow',
    isFixed: true,
    sort: { by: ({ name }) => name },
    cell: (user) => <UserIdentity user={user} onOpen={onOpen} />,
  },
  {
    key: 'role',
    header: 'الدور',
    sort: {
      by: ({ role }) => -USER_ROLES.indexOf(role),
      words: { ascending: 'المديرون أولًا', descending: 'القراء أولًا' },
    },
    width: grow(5, 0.13, 7.25),
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'beside',
    sort: {
      by: ({ status }) => USER_STATUSES.indexOf(status),
      words: { ascending: 'النشطون أولًا', descending: 'المحظورون أولًا' },
    },
    width: grow(5.25, 0.06, 6.25),
    cell: ({ status }) => <RecordStatus status={status} />,
  },
  {
    key: 'joined',
    header: 'الانضمام',
    from: 52,
    sort: { kind: 'date', by: ({ joinDate }) => Date.parse(joinDate) },
    phoneLabel: 'انضم',
    width: grow(4.75, 0.16, 7.75),
    cell: ({ joinDate }) => (
      <CellFact as="time" {...{ dateTime: joinDate }}>
        {formatCalendarDay(joinDate)}
      </CellFact>
    ),
  },
  {
    key: 'lastLogin',
    header: 'آخر دخول',
    sort: { kind: 'date', by: ({ lastLogin }) => (lastLogin ? Date.parse(lastLogin) : 0) },
    phoneLabel: 'آخر دخول',
    width: grow(4.75, 0.16, 7.75),
    cell: ({ lastLogin }) => (
      <CellFact>
        <LastLogin lastLogin={lastLogin} />
      </CellFact>
    ),
  },
  {
    key: 'articles',
    header: 'المقالات',
    from: 64,
    sort: { kind: 'number', by: ({ articles }) => articles },
    width: grow(4, 0.08, 5.25),
    cell: ({ articles }) => (
      <CellFact>
        <ArticleCount count={articles} />
      </CellFact>
    ),
  },
  actionsColumn(grow(10.75, 0.06, 11.5), (user) => (
    <CellActions>
      <ActionButton variant="text" size="small" onClick={() => onToggle(user)}>
        {/* Spec §4: deactivate for active users, activate for the others. */}
        <span>{user.status === 'active' ? 'تعطيل' : 'تفعيل'}</span>
        <VisuallyHidden>{inHtml(` ${isolated(user.name)}`)}</VisuallyHidden>
      </ActionButton>
      <DeleteAction name={isolated(user.name)} hint="حذف" onClick={() => onDelete(user)} />
      <RowMenu
        name={isolated(user.name)}
        actions={() => [
          { label: 'التفاصيل والنشاط', icon: History, onSelect: () => onOpen(user) },
          { label: 'تعديل', icon: Pencil, onSelect: () => onEdit(user) },
          user.status === 'active'
            ? { label: 'تعطيل', icon: UserX, onSelect: () => onToggle(user) }
            : { label: 'تفعيل', icon: UserCheck, onSelect: () => onToggle(user) },
          { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: () => onDelete(user) },
        ]}
      />
    </CellActions>
  )),
]

const FIELDS: readonly ExportField<AdminUser>[] = [
  ['الاسم', ({ name }) => name],
  ['البريد', ({ email }) => email],
  ['الدور', ({ role }) => ROLE_NAMES[role]],
  ['الحالة', ({ status }) => STATUS_NAMES[status]],
  ['الانضمام', ({ joinDate }) => joinDate],
  ['آخر دخول', ({ lastLogin }) => lastLogin],
  ['المقالات', ({ articles }) => articles],
]

export const exportUsers = (users: readonly AdminUser[]) => exportData('users', FIELDS, users)
