import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/theme/icons'
import { idleButton } from '@/ui/theme/idleButton'
import { inColumn, inRow, inRows, muted13 } from '@/ui/theme/surface'
import { colors, down, radius, size, up, weight, zIndex } from '@/ui/theme/tokens'
import { useMatches } from '@/ui/theme/useMatches'

/** Whether the panel covers the page. */
export const useIsSheet = (): boolean => useMatches(down.md)

export const Note = styled('p')({ fontSize: size.t13, lineHeight: 1.6, color: colors.muted })

export const Row = styled('div')({ ...inRows, gap: 8, '& button': idleButton })

const Section = styled('section')({
  ...inColumn,
  gap: 8,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& h3': { fontSize: size.t14, fontWeight: weight.card },
  '& > button': { justifySelf: 'start' },
})

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </Section>
)

const Spaced = styled(Button)({ gap: 6 })

type ActionProps = ButtonProps & { label: string; icon?: LucideIcon }

/** A button of the demo's tools. */
export const Action = ({ label, icon, ...props }: ActionProps) => (
  <Spaced size="small" {...props}>
    {icon && <Icon icon={icon} size="small" />}
    <span>{label}</span>
  </Spaced>
)

/** A box over the page. */
export const floating = {
  position: 'fixed' as const,
  background: colors.paper,
  border: `1px solid ${colors.line}`,
  boxShadow: colors.float,
  fontSize: size.t14,
  // It gets the focus so that screen readers announce it, and needs no outline.
  '&:focus': { outline: 'none' },
}

/** A box of the demo over the page, its dialogs and the panel, which leaves the page usable. `data-top` puts it at the top, `data-clear` where it covers no actions. */
export const ToolSheet = styled('section')(floating, {
  insetInline: 12,
  insetBlockEnd: 'calc(12px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
  marginInline: 'auto',
  maxInlineSize: '42rem',
  zIndex: zIndex.tooltip,
  maxBlockSize: 'min(32rem, 80dvh)',
  overflow: 'auto',
  ...inColumn,
  gap: 8,
  padding: '12px 16px',
  borderBlockStart: `3px solid ${colors.bright}`,
  borderRadius: radius.card,
  lineHeight: 1.6,
  '&[data-top]': { insetBlock: '12px auto' },
  // On phones the actions of a dialog are at the bottom. MUI hides what is beside it.
  [down.md]: {
    '[aria-hidden=true] ~ [data-demo-panel] &[data-clear]': { insetBlock: '12px auto' },
  },
  // Beside a dialog, whose title is at the top.
  [up.md]: {
    '&[data-top=start], &[data-top=end]': { maxInlineSize: '18rem' },
    '&[data-top=start]': { marginInlineStart: 0 },
    '&[data-top=end]': { marginInlineEnd: 0 },
  },
})

export const ToolHead = styled('header')({
  ...inRow,
  gap: 8,
  ...muted13,
  '& h2': { flex: 1, minInlineSize: 0, fontSize: size.t14, fontWeight: weight.card },
})

export function publishToolHeight(sheet: HTMLElement | null) {
  if (!sheet) return
  const { style } = document.documentElement
  style.setProperty('--tool-bar-height', `${sheet.offsetHeight + 12}px`)
  return () => void style.removeProperty('--tool-bar-height')
}

const Frame = styled('div')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: zIndex.tooltip,
  border: `3px solid ${colors.bright}`,
  borderRadius: radius.control,
  pointerEvents: 'none',
})

export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** A frame around this box. From the physical left, as the boxes of the window: inline styles are not mirrored. */
export const Ring = ({ box }: { box: Box }) => (
  <div aria-hidden dir="ltr">
    <Frame
      style={{
        transform: `translate(${box.x - 5}px, ${box.y - 5}px)`,
        inlineSize: box.width + 10,
        blockSize: box.height + 10,
      }}
    />
  </div>
)
