import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/Picture'
import type { PictureHint } from '@/ui/pictureUrl'
import { radius } from '@/ui/theme/tokens'

// Across the card's head from 480 px; on phones the 104-pixel picture of the home cards, beside the title.
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  // Where large text leaves no room beside it, the picture is over the words: the last line comes first.
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

/** The head of a topical card: its picture, and its words (design/reference, Topic card). */
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
