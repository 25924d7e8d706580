import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { idleButton } from '@/ui/theme/idleButton'
import { radius, size, weight } from '@/ui/theme/tokens'

/** What explains a part of the panel. */
export const Note = styled('p')(({ theme }) => ({
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.muted,
}))

/** Buttons side by side. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& button': { gap: 6, ...idleButton({ theme }) },
}))

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& + &': {
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  },
  '& h3': { fontSize: size.t14, fontWeight: weight.card },
  '& button': { gap: 6 },
  '& > button': { justifySelf: 'start' },
}))

/** A part of the panel with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Section>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.tooltip,
  border: `3px solid ${theme.vars.palette.tokens.bright}`,
  borderRadius: radius.control,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}))

/** The box of an element in pixels of the window. */
export type Box = { x: number; y: number; width: number; height: number }

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
