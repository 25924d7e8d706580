import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import type { AdminUser } from '@/content/admin/users'
import { formatCalendarDay } from '@/lib/dates'
import { CellActions } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { IconAction } from '@/ui/IconAction'
import { size } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ArticleCount, LastLogin, RoleBadge, UserIdentity, UserStatusBadge } from './UserCells'

export type UserActions = {
  onToggle: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

const Fact = styled('span')(({ theme }) => ({
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

const ActionButton = styled(Button)({ minInlineSize: 0 })

/**
 * A column width that grows from the narrowest table (960 px, where the menu is open beside it) to
 * the widest (1280 px).
 */
const grow = (least: number, by: number, most: number) =>
  `min(${least}rem + (100vw - 60rem) * ${by}, ${most}rem)`

/** The table of Spec §2, Users. */
export const userColumns = ({ onToggle, onDelete }: UserActions): DataColumn<AdminUser>[] => [
  {
    key: 'user',
    header: 'المستخدم',
    phone: 'grow',
    cell: (user) => <UserIdentity user={user} />,
  },
  {
    key: 'role',
    header: 'الدور',
    width: grow(5, 0.13, 7.25),
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'beside',
    width: grow(5.25, 0.06, 6.25),
    cell: ({ status }) => <UserStatusBadge status={status} />,
  },
  {
    key: 'joined',
    header: 'الانضمام',
    phoneLabel: 'انضم',
    width: grow(4.75, 0.16, 7.75),
    cell: ({ joinDate }) => (
      <Fact as="time" {...{ dateTime: joinDate }}>
        {formatCalendarDay(joinDate)}
      </Fact>
    ),
  },
  {
    key: 'lastLogin',
    header: 'آخر دخول',
    phoneLabel: 'آخر دخول',
    width: grow(4.75, 0.16, 7.75),
    cell: ({ lastLogin }) => (
      <Fact>
        <LastLogin lastLogin={lastLogin} />
      </Fact>
    ),
  },
  {
    key: 'articles',
    header: 'المقالات',
    width: grow(4, 0.08, 5.25),
    cell: ({ articles }) => (
      <Fact>
        <ArticleCount count={articles} />
      </Fact>
    ),
  },
  {
    key: 'actions',
    header: 'إجراءات',
    hideHeader: true,
    phone: 'actions',
    width: grow(8.25, 0.06, 9),
    cell: (user) => (
      <CellActions>
        <ActionButton variant="contained" size="small" onClick={() => onToggle(user)}>
          {/* Spec §4: deactivate for active users, activate for the others. */}
          {user.status === 'active' ? 'تعطيل' : 'تفعيل'}
          <VisuallyHidden> {user.name}</VisuallyHidden>
        </ActionButton>
        <IconAction
          data-row-control="remove"
          label={`حذف ${user.name}`}
          hint="حذف"
          icon={Trash2}
          size="small"
          tone="danger"
          onClick={() => onDelete(user)}
        />
      </CellActions>
    ),
  },
]
