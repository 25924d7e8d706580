import { styled } from '@mui/material/styles'
import { PanelRightClose, PanelRightOpen, Search } from 'lucide-react'
import { useId } from 'react'
import { openPalette } from '@/admin/desk/paletteStore'
import { MenuText, MenuTip } from '@/admin/menu/MenuTip'
import { MenuButton } from '@/admin/menu/menuStyles'
import { Icon } from '@/ui/theme/icons'
import { colors, up } from '@/ui/theme/tokens'
import { DemoBadge, HomeLink } from './HomeLink'
import { MenuEntries } from './MenuEntries'

const Side = styled('aside')({
  display: 'none',
  [up.lg]: {
    display: 'block',
    background: colors.paper,
    borderInlineEnd: `1px solid ${colors.line}`,
  },
})

const Column = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  paddingBlock: 16,
  paddingInline: 12,
  overflowY: 'auto',
  overflowX: 'hidden',
})

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '4px 16px',
  paddingInline: 12,
  '&[data-collapsed]': { justifyContent: 'center', paddingInline: 0 },
})

/** The command palette, also by Ctrl+K. */
const PALETTE = 'بحث وأوامر'

type Props = { isCollapsed: boolean; onToggle: () => void; unread: number }

/** The admin menu on the right, from 960 px up: open, or collapsed to icons (Spec §2). */
export function SideMenu({ isCollapsed, onToggle, unread }: Props) {
  const id = useId()
  const shape = isCollapsed ? 'collapsed' : 'open'
  const toggleLabel = isCollapsed ? 'توسيع القائمة' : 'طي القائمة'
  return (
    <Side aria-label="لوحة الإدارة">
      <Column>
        <Brand data-collapsed={isCollapsed || undefined}>
          <HomeLink size="medium" withName={!isCollapsed} />
          {!isCollapsed && <DemoBadge />}
        </Brand>
        <MenuTip shape={shape} name={PALETTE}>
          <MenuButton
            type="button"
            shape={shape}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openPalette}
          >
            <Icon icon={Search} />
            <MenuText shape={shape}>{PALETTE}</MenuText>
          </MenuButton>
        </MenuTip>
        <MenuEntries id={id} label="قائمة الإدارة" shape={shape} unread={unread}>
          <MenuTip shape={shape} name={toggleLabel}>
            <MenuButton
              type="button"
              shape={shape}
              aria-expanded={!isCollapsed}
              aria-controls={id}
              onClick={onToggle}
            >
              <Icon icon={isCollapsed ? PanelRightOpen : PanelRightClose} />
              <MenuText shape={shape}>{toggleLabel}</MenuText>
            </MenuButton>
          </MenuTip>
        </MenuEntries>
      </Column>
    </Side>
  )
}
