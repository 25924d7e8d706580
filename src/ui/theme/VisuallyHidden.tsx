import { styled } from '@mui/material/styles'

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden)
