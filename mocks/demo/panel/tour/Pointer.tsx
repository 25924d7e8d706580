import { styled } from '@mui/material/styles'
import { motion, radius } from '@/ui/theme/tokens'

/** Where the pointer is, in pixels of the window, and the box of what it points at; null hides both. */
export type Pointed = {
  x: number
  y: number
  box: { x: number; y: number; width: number; height: number }
} | null

export const MOVE_MS = 450

const Layer = styled('div')({
  position: 'fixed',
  inset: 0,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
})

const Ring = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  border: `3px solid ${theme.vars.palette.tokens.bright}`,
  borderRadius: radius.control,
  transition: `opacity ${motion.calm}ms ${motion.ease}`,
}))

const Arrow = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 28,
  blockSize: 28,
  fill: theme.vars.palette.tokens.bright,
  stroke: theme.vars.palette.tokens.paper,
  strokeWidth: 1.5,
  filter: 'drop-shadow(0 2px 4px rgb(0 0 0 / .35))',
  transition: `transform ${MOVE_MS}ms ${motion.ease}`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}))

/** The pointer of a tour, with a ring around the control that it will press. Screen readers have the caption. */
export function Pointer({ pointed }: { pointed: Pointed }) {
  if (!pointed) return null
  const { x, y, box } = pointed
  // From the physical left, as the boxes of the window: inline styles are not mirrored.
  return (
    <Layer aria-hidden dir="ltr">
      <Ring
        style={{
          transform: `translate(${box.x - 6}px, ${box.y - 6}px)`,
          inlineSize: box.width + 12,
          blockSize: box.height + 12,
        }}
      />
      <Arrow viewBox="0 0 24 24" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <path d="M3 2l7.5 19 2.6-7.9L21 10.5z" />
      </Arrow>
    </Layer>
  )
}
