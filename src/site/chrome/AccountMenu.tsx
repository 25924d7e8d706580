import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { LayoutDashboard, LogOut, Settings, User } from 'lucide-react'
import { isolated } from '@/lib/isolated'
import { savedSettings } from '@/saved/readerSettings'
import { MenuItemLink } from '@/ui/navigation/MenuItemLink'
import { useStore } from '@/ui/stores/useStore'
import { Icon, pointing } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu'

export const LogOutIcon = pointing(LogOut)

export const accountPages = [
  { link: linkOptions({ to: '/profile' }), label: 'الملف الشخصي', icon: User },
  { link: linkOptions({ to: '/dashboard' }), label: 'لوحتي', icon: LayoutDashboard },
  { link: linkOptions({ to: '/settings' }), label: 'الإعدادات', icon: Settings },
] as const

const Me = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px 12px',
  marginBlockEnd: 4,
  borderBlockEnd: `1px solid ${colors.line}`,
  lineHeight: 1.5,
  '& > :last-child': { minInlineSize: 0, maxInlineSize: '16rem' },
  '& b': { display: 'block', fontSize: size.t14, fontWeight: weight.card },
  '& bdi': { color: colors.muted, fontSize: size.t13 },
})

type Props = Omit<HeaderMenuProps, 'label'> & { onSignOut: () => void }

/** The avatar menu of a signed-in reader: profile, my dashboard, settings, logout (Spec §2). */
export function AccountMenu({ onSignOut, ...props }: Props) {
  const reader = useStore(savedSettings)
  return (
    <HeaderMenu
      label={`حساب ${isolated(reader.name)}، ${reader.email}`}
      edge="end"
      caption={
        <Me>
          <UserAvatar name={reader.name} picture={reader.avatar} />
          <span>
            <b dir="auto">{reader.name}</b>
            <bdi>{reader.email}</bdi>
          </span>
        </Me>
      }
      {...props}
    >
      {accountPages.map(({ link, label, icon }) => (
        <MenuItemLink key={label} {...link}>
          <Icon icon={icon} />
          <span>{label}</span>
        </MenuItemLink>
      ))}
      <Divider variant="middle" />
      <MenuItem onClick={onSignOut}>
        <Icon icon={LogOutIcon} />
        تسجيل الخروج
      </MenuItem>
    </HeaderMenu>
  )
}
