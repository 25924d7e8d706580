import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { dirOf } from '@/lib/isolated'
import { muted13 } from '@/ui/theme/surface'
import { HeadlineTool, type LinkedTitle } from './itemStyles'

// The dot before an item is positioned outside of it. When the item starts a line, the dot is beyond the line's
// edge and is clipped, so no line starts or ends with a dot.
const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.25rem',
  overflowX: 'clip',
  ...muted13,
  lineHeight: 1.6,
  '& > span': { position: 'relative', minInlineSize: 0 },
  '& > span ~ span::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-0.875rem',
    inlineSize: '0.5rem',
    textAlign: 'center',
  },
})

type Props = {
  items: ReactNode[]
  /** the headline that the line belongs to, if readers can save it */
  of?: LinkedTitle
  className?: string
}

/** Source · time: short texts separated by dots; empty items are omitted. */
export const MetaLine = ({ items, of, className }: Props) => (
  <Line className={className}>
    {Children.map(items, (item) => item && <span>{dirOf(item) ? <bdi>{item}</bdi> : item}</span>)}
    {of && <HeadlineTool {...of} />}
  </Line>
)
