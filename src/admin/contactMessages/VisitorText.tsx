import { styled } from '@mui/material/styles'

// Aligned with the surrounding text, whatever the direction of this text.
const Words = styled('span')({ textAlign: 'match-parent' })

/**
 * A text that a visitor wrote in any language: punctuation and brackets stay on its correct side.
 */
export const VisitorText = ({ children }: { children: string }) => (
  <Words dir="auto">{children}</Words>
)
