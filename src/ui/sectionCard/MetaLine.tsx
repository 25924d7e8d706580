import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { size } from '../theme/tokens'

// The dot before an item hangs outside it: where an item starts a line the dot falls beyond the edge
// and is clipped, so that no line starts or ends in a dot.
const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.25rem',
  overflowX: 'clip',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t13,
  lineHeight: 1.6,
  '& > span': { position: 'relative', minInlineSize: 0 },
  '& > span ~ span::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-0.875rem',
    inlineSize: '0.5rem',
    textAlign: 'center',
  },
}))

/** Source · time: small words parted by dots; empty items are left out. */
export function MetaLine({ items, className }: { items: ReactNode[]; className?: string }) {
  return (
    <Line className={className}>{Children.map(items, (item) => item && <span>{item}</span>)}</Line>
  )
}
