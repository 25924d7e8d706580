import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/Picture'
import type { PictureHint } from '@/ui/pictureUrl'
import { radius } from '@/ui/theme/tokens'

// The full width of the card from 480 px up; on phones 104 px wide beside the title, like on the
// home cards.
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  // If large text does not fit beside the picture, `wrap-reverse` puts the picture above the texts.
  flexWrap: 'wrap-reverse',
  alignItems: 'end',
  gap: 16,
  padding: '16px 16px 12px',
  '& > .picture': {
    order: 1,
    inlineSize: '6.5rem',
    aspectRatio: '4 / 3 !important',
    borderRadius: radius.control,
  },
  '& > :last-child': { flex: '1 1 8rem' },
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    padding: 0,
    '& > .picture': {
      inlineSize: 'auto',
      aspectRatio: '16 / 9 !important',
      borderRadius: 0,
      borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
    },
    '& > :last-child': { padding: '16px 16px 12px' },
  },
}))

/** The header of a topic card: its picture and texts (design/reference, Topic card). */
export function PictureHead({
  priority,
  children,
  ...hint
}: PictureHint & { priority: boolean; children: ReactNode }) {
  return (
    <Root>
      <Picture {...hint} className="picture" width={400} height={225} priority={priority} />
      {children}
    </Root>
  )
}
