import { styled } from '@mui/material/styles'
import { type LucideIcon, Pencil, ShieldCheck, User } from 'lucide-react'
import { ROLE_NAMES } from '@/content/admin/kindNames'
import type { UserRole } from '@/content/admin/kinds'
import type { AdminUser } from '@/content/admin/users'
import { Address, TwoLines } from '@/ui/dataTable/cells'
import { rowControl } from '@/ui/marks/rowControl'
import { Picture } from '@/ui/news/Picture'
import { type BadgeTone, StatusBadge } from '@/ui/theme/Badge'
import { focusRing } from '@/ui/theme/surface'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { useNow } from '@/ui/theme/useNow'
import { describeLastLogin } from './userTexts'

/** Where the table is narrowest, the icons beside the texts are hidden. */
export const hideDrawings = { '& [data-drawing]': { display: 'none' } }

const Who = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  '& > [data-drawing]': { flex: 'none', display: 'grid', inlineSize: '2.25rem' },
})

const Portrait = styled(Picture)({ borderRadius: '50%' })

const NameButton = styled('button')({
  all: 'unset',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusRing,
})

type IdentityProps = { user: AdminUser; onOpen: (user: AdminUser) => void }

export function UserIdentity({ user, onOpen }: IdentityProps) {
  const { name, email } = user
  return (
    <Who>
      <span data-drawing>
        <UserPicture user={user} />
      </span>
      <TwoLines
        title={
          <NameButton type="button" {...rowControl('open')} onClick={() => onOpen(user)}>
            <bdi>{name}</bdi>
          </NameButton>
        }
        detail={<Address>{email}</Address>}
        isDetailLtr
        isWhole
      />
    </Who>
  )
}

export const UserPicture = ({ user: { name, avatar } }: { user: AdminUser }) =>
  avatar ? <Portrait {...avatar} width={72} height={72} ratio="1/1" /> : <UserAvatar name={name} />

/** Spec §6. */
const ROLES: Record<UserRole, { tone: BadgeTone; icon: LucideIcon }> = {
  user: { tone: 'quiet', icon: User },
  editor: { tone: 'quiet', icon: Pencil },
  admin: { tone: 'info', icon: ShieldCheck },
}

export function RoleBadge({ role }: { role: UserRole }) {
  const { tone, icon: Drawing } = ROLES[role]
  return (
    <StatusBadge tone={tone}>
      <Drawing aria-hidden data-drawing />
      <span>{ROLE_NAMES[role]}</span>
    </StatusBadge>
  )
}

/** «اليوم، 09:12», once the clock is read. */
export function LastLogin({ lastLogin }: { lastLogin: string | null }) {
  const { day, time } = describeLastLogin(lastLogin, useNow())
  if (lastLogin === null) return <span>{day}</span>
  return (
    <time dateTime={lastLogin}>
      <span>{day}</span>
      {time && (
        <span>
          ، <bdi>{time}</bdi>
        </span>
      )}
    </time>
  )
}
