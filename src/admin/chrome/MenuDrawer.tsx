import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { ExternalLink, X } from 'lucide-react'
import { MenuFoot, MenuLink } from '@/admin/menu/menuStyles'
import { useLayer } from '@/ui/layers/useLayer'
import { IconAction } from '@/ui/navigation/IconAction'
import { rescueFocus } from '@/ui/overlay/useRestoreFocus'
import { BrandMark } from '@/ui/theme/BrandMark'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'
import { MenuEntries } from './MenuEntries'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: '3.25rem',
  paddingInlineStart: 12,
})

const paper = {
  'aria-label': 'قائمة الإدارة',
  sx: {
    inlineSize: 'min(20rem, 86vw)',
    paddingBlock: '8px 24px',
    paddingInline: 2,
    border: 0,
    boxShadow: colors.float,
  },
}

type Props = {
  /** the button that opened it; null while it is closed */
  opener: HTMLElement | null
  onClose: () => void
  unread: number
}

/** The admin menu below 960 px: a drawer on the right. */
export function MenuDrawer({ opener, onClose, unread }: Props) {
  const open = opener !== null
  useLayer(open, onClose, { opener })
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{ paper, transition: { onExited: rescueFocus } }}
    >
      <Head>
        <BrandMark size="medium" withName />
        <IconAction label="إغلاق القائمة" icon={X} onClick={onClose} />
      </Head>
      <nav aria-label="أقسام الإدارة">
        <MenuEntries shape="drawer" unread={unread} />
      </nav>
      <MenuFoot>
        <MenuLink to="/" shape="drawer">
          <Icon icon={ExternalLink} />
          <span>عرض الموقع</span>
        </MenuLink>
      </MenuFoot>
    </Drawer>
  )
}
