import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { ExternalLink, X } from 'lucide-react'
import { IconAction } from '@/ui/navigation/IconAction'
import { BrandMark } from '@/ui/theme/BrandMark'
import { Icon } from '@/ui/theme/icons'
import { MenuEntries } from './MenuEntries'
import { MenuFoot, MenuLink } from './menuStyles'

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
    boxShadow: (theme: { vars: { palette: { tokens: { float: string } } } }) =>
      theme.vars.palette.tokens.float,
  },
}

type Props = { open: boolean; onClose: () => void; unread: number }

/** The admin menu below 960 px: a drawer on the right. */
export function MenuDrawer({ open, onClose, unread }: Props) {
  return (
    <Drawer anchor="left" open={open} onClose={onClose} slotProps={{ paper }}>
      <Head>
        <BrandMark size="medium" withName />
        <IconAction label="إغلاق القائمة" icon={X} onClick={onClose} />
      </Head>
      <nav aria-label="أقسام الإدارة">
        <MenuEntries shape="drawer" unread={unread} onFollow={onClose} />
      </nav>
      <MenuFoot>
        <MenuLink to="/" shape="drawer" onClick={onClose}>
          <Icon icon={ExternalLink} />
          <span>عرض الموقع</span>
        </MenuLink>
      </MenuFoot>
    </Drawer>
  )
}
