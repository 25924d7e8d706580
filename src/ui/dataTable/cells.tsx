import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { size } from '@/ui/theme/tokens'
import { whereTable } from './tableRoom'

type TwoLinesProps = {
  title: ReactNode
  detail: ReactNode
  /** an address or a handle: written left to right, yet at the title's side */
  isDetailLtr?: boolean
  /** goes on in further lines: for rows that open nothing in which the rest could be read */
  isWhole?: boolean
}

/** Who or what a row is: a name, and a quieter line under it. Each is cut with dots at the cell's edge. */
export function TwoLines({ title, detail, isDetailLtr = false, isWhole = false }: TwoLinesProps) {
  return (
    <Lines data-whole={isWhole}>
      <b>{title}</b>
      <small dir={isDetailLtr ? 'ltr' : undefined}>{detail}</small>
    </Lines>
  )
}

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: 1.5,
  '&[data-whole=true] > *': { overflowWrap: 'anywhere' },
  '&[data-whole=false] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 'var(--cell-title)' },
  '& small': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  '& small[dir=ltr]': { textAlign: 'end' },
}))

/** A subject or a description in at most two lines; bold in a strong row. */
export const ClampedText = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'balance',
  fontWeight: 'var(--cell-text)',
})

/** The actions at the end of a row: buttons in a line that may wrap on phones. */
export const RowActions = styled('span')(({ theme }) => [
  { display: 'flex', flexWrap: 'wrap', gap: 4 },
  whereTable(theme, { flexWrap: 'nowrap' }),
])
