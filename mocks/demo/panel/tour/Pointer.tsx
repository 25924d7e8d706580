import { type Box, Ring } from '@mocks/demo/panel/panelParts'
import { styled } from '@mui/material/styles'
import { motion } from '@/ui/theme/tokens'

export const MOVE_MS = 450

const Arrow = styled('svg')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
  inlineSize: 28,
  blockSize: 28,
  fill: theme.vars.palette.tokens.bright,
  stroke: theme.vars.palette.tokens.paper,
  strokeWidth: 1.5,
  filter: 'drop-shadow(0 2px 4px rgb(0 0 0 / .35))',
  transition: `transform ${MOVE_MS}ms ${motion.ease}`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '@media print': { display: 'none' },
}))

/** The pointer of a tour, with a ring around the control that it will press. Screen readers have the caption. */
export const Pointer = ({ box }: { box: Box }) => (
  <div aria-hidden dir="ltr">
    <Ring box={box} />
    <Arrow
      viewBox="0 0 24 24"
      style={{ transform: `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)` }}
    >
      <path d="M3 2l7.5 19 2.6-7.9L21 10.5z" />
    </Arrow>
  </div>
)
