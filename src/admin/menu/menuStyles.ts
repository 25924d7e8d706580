import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { menuRow } from '@/ui/menu/menuRow'
import { colors, control, size, weight } from '@/ui/theme/tokens'

export const MENU_WIDTH = { open: '16rem', collapsed: '4.5rem' } as const

/** The form of the menu: open beside the page, collapsed to icons, or in the drawer of a phone. */
export type MenuShape = 'open' | 'collapsed' | 'drawer'

type Shaped = { shape: MenuShape }
const forward = { shouldForwardProp: (prop: PropertyKey) => prop !== 'shape' }

const entry = ({ shape }: Shaped & { theme: Theme }): CSSObject => ({
  ...menuRow,
  position: 'relative',
  // In a column that scrolls, a label of several lines keeps its height.
  flexShrink: 0,
  minBlockSize: shape === 'drawer' ? control.medium : '2.5rem',
  fontSize: shape === 'drawer' ? size.t16 : size.t14,
  ...(shape === 'collapsed'
    ? { justifyContent: 'center', padding: 0 }
    : { paddingInline: 12, paddingBlock: 0 }),
})

/** A menu entry that links to a page; the current one has `aria-current`. */
export const MenuLink = createLink(styled('a', forward)<Shaped>(entry))

export const MenuButton = styled('button', forward)<Shaped>(entry)

/** The caption of a group; if collapsed, a line with text for screen readers only. */
export const MenuCaption = styled(
  'p',
  forward,
)<Shaped>(({ shape }) =>
  shape === 'collapsed'
    ? {
        blockSize: 1,
        marginBlock: 8,
        marginInline: 12,
        overflow: 'hidden',
        background: colors.line,
        color: 'transparent',
      }
    : {
        paddingBlock: '12px 4px',
        paddingInline: 12,
        color: colors.muted,
        fontSize: size.t13,
        fontWeight: weight.label,
        lineHeight: 1.35,
      },
)

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
