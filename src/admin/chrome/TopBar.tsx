import { styled } from '@mui/material/styles'
import { Menu, Search } from 'lucide-react'
import { openPalette } from '@/admin/desk/paletteStore'
import { session } from '@/lib/reader'
import { savedSettings } from '@/saved/readerSettings'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { colors, up } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { DemoBadge, HomeLink } from './HomeLink'

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  containerType: 'inline-size',
  minBlockSize: '3.5rem',
  paddingInline: 8,
  background: colors.paper,
  borderBlockEnd: `1px solid ${colors.line}`,
  [up.lg]: { display: 'none' },
})

/** The avatar only shows who is signed in, so it is hidden with large text. */
const AvatarPlace = styled('span')({
  display: 'flex',
  marginInlineEnd: 8,
  '@container (max-width: 14rem)': { display: 'none' },
})

/** On a narrow screen, and with large text, there is room for the buttons only. */
const BadgePlace = styled('span')({ '@container (max-width: 21rem)': { display: 'none' } })

type Props = { isMenuOpen: boolean; onOpenMenu: (button: HTMLElement) => void }

/** The bar above the page below 960 px, where the menu is a drawer. */
export function TopBar({ isMenuOpen, onOpenMenu }: Props) {
  const { isSignedIn } = useStore(session)
  const { name, avatar } = useStore(savedSettings)
  return (
    <Bar>
      <IconAction
        label="قائمة الإدارة"
        icon={Menu}
        onClick={({ currentTarget }) => onOpenMenu(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
      />
      <HomeLink size="small" />
      <BadgePlace>
        <DemoBadge />
      </BadgePlace>
      <IconAction
        label="بحث وأوامر"
        icon={Search}
        onClick={openPalette}
        aria-haspopup="dialog"
        style={{ marginInlineStart: 'auto' }}
      />
      {isSignedIn && (
        <AvatarPlace>
          <UserAvatar name={name} picture={avatar} />
        </AvatarPlace>
      )}
    </Bar>
  )
}
