import { styled } from '@mui/material/styles'

/** The style of what is there for screen readers alone. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Text for screen readers alone. */
export const VisuallyHidden = styled('span')(visuallyHidden)
