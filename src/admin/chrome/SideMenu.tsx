import { styled } from '@mui/material/styles'
import { PanelRightClose, PanelRightOpen, Search } from 'lucide-react'
import { useId } from 'react'
import { openPalette } from '@/admin/desk/paletteStore'
import { MenuRow, MenuShape } from '@/admin/menu/menuParts'
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

type Props = { isCollapsed: boolean; onToggle: () => void; unread: number }

/** The admin menu on the right, from 960 px up: open, or collapsed to icons (Spec §2). */
export function SideMenu({ isCollapsed, onToggle, unread }: Props) {
  const id = useId()
  return (
    <Side aria-label="لوحة الإدارة">
      <Column>
        <Brand data-collapsed={isCollapsed || undefined}>
          <HomeLink size="medium" withName={!isCollapsed} />
          {!isCollapsed && <DemoBadge />}
        </Brand>
        <MenuShape value={isCollapsed ? 'collapsed' : 'open'}>
          <MenuRow
            as="button"
            type="button"
            icon={Search}
            name="بحث وأوامر"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openPalette}
          />
          <MenuEntries id={id} label="قائمة الإدارة" unread={unread}>
            <MenuRow
              as="button"
              type="button"
              icon={isCollapsed ? PanelRightOpen : PanelRightClose}
              name={isCollapsed ? 'توسيع القائمة' : 'طي القائمة'}
              aria-expanded={!isCollapsed}
              aria-controls={id}
              onClick={onToggle}
            />
          </MenuEntries>
        </MenuShape>
      </Column>
    </Side>
  )
}
