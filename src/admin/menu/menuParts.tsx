import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { dirOf } from '@/lib/isolated'
import { menuRow } from '@/ui/menu/menuRow'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { Icon } from '@/ui/theme/icons'
import { colors, control, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

export const MENU_WIDTH = { open: '16rem', collapsed: '4.5rem' } as const

/** The form of the menu: open beside the page, collapsed to icons, or in the drawer of a phone. */
export const MenuShape = createContext<'open' | 'collapsed' | 'drawer'>('drawer')

const Row = styled('a')({
  ...menuRow,
  position: 'relative',
  // In a column that scrolls, a label of several lines keeps its height.
  flexShrink: 0,
  minBlockSize: '2.5rem',
  paddingInline: 12,
  paddingBlock: 0,
  fontSize: size.t14,
  '&[data-shape=drawer]': { minBlockSize: control.medium, fontSize: size.t16 },
  '&[data-shape=collapsed]': { justifyContent: 'center', padding: 0 },
})

type RowProps = ComponentProps<typeof Row> & {
  icon: LucideIcon
  name: string
  /** the tooltip of the collapsed menu; defaults to the name */
  tip?: string
  /** whether this link is the current one, for links to one screen: the router would mark all of them */
  isCurrent?: boolean
}

/** An entry of the menu: its icon and its name, which is a tooltip once the menu is collapsed. */
export function MenuRow({ icon, name, tip = name, isCurrent, children, ...props }: RowProps) {
  const shape = useContext(MenuShape)
  const isCollapsed = shape === 'collapsed'
  return (
    <Tooltip title={isCollapsed ? tip : ''} describeChild={!isCollapsed} placement="left">
      <Row
        {...props}
        {...(isCurrent !== undefined && { 'aria-current': isCurrent || undefined })}
        data-shape={shape}
      >
        <Icon icon={icon} />
        {isCollapsed ? (
          <VisuallyHidden>{name}</VisuallyHidden>
        ) : (
          <span dir={dirOf(name)}>{name}</span>
        )}
        {children}
      </Row>
    </Tooltip>
  )
}

/** An entry that links to a page; the current one has `aria-current`. */
export const MenuLink = createLink(MenuRow)

/** If collapsed, a line with text for screen readers only. */
const Caption = styled('p')({
  paddingBlock: '12px 4px',
  paddingInline: 12,
  color: colors.muted,
  fontSize: size.t13,
  fontWeight: weight.label,
  lineHeight: 1.35,
  '&[data-shape=collapsed]': {
    blockSize: 1,
    margin: '8px 12px',
    padding: 0,
    overflow: 'hidden',
    background: colors.line,
    color: 'transparent',
  },
})

/** A list of entries, with its caption if it has one. */
export function MenuGroup({ caption, children }: { caption: string | null; children: ReactNode }) {
  const id = useId()
  const shape = useContext(MenuShape)
  return (
    <div>
      {caption && (
        <Caption data-shape={shape} id={id}>
          {caption}
        </Caption>
      )}
      <ul {...(caption && { 'aria-labelledby': id })}>{children}</ul>
    </div>
  )
}

/** The entries at the end of the menu. */
export const MenuFoot = styled('div')({
  marginBlockStart: 'auto',
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${colors.line}`,
})

export const CountDot = styled('span')({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 12,
  // A border instead of a background: forced colors (high contrast) remove backgrounds.
  border: `4px solid ${colors.bright}`,
  borderRadius: '50%',
})

export const CountPlace = styled('span')({ marginInlineStart: 'auto', display: 'flex' })
