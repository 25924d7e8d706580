import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { size } from '@/ui/theme/tokens'
import { tableLayoutStyles } from './tableContainer'

// A dense table sets the variables (`TableRoot`).
const Lines = styled('span')(({ theme }) => ({
  display: 'var(--cell-lines, grid)',
  columnGap: 8,
  alignItems: 'baseline',
  minInlineSize: 0,
  lineHeight: 1.5,
  '&[data-whole] > *': { overflowWrap: 'anywhere' },
  '&:not([data-whole]) > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // In one line the title has its whole width first.
  '& b': { flex: '0 1 auto', fontWeight: 'var(--cell-title)' },
  '& small': { flex: '1 1 0', fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  '& small[dir=ltr]': { textAlign: 'end' },
  '& b[dir=auto]': { textAlign: 'match-parent' },
}))

/** A subject or a description, at most two lines; bold in a strong row. With `dir="auto"` it is cut at its end. */
export const ClampedText = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--cell-clamp, 2)',
  overflow: 'hidden',
  textAlign: 'match-parent',
  textWrap: 'balance',
  fontWeight: 'var(--cell-text)',
})

/** A fact beside the name of the row: a date, a number, a kind. */
export const CellFact = styled('span')(({ theme }) => ({
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

/** The actions at the end of a row: buttons in a line that can wrap on phones. */
export const CellActions = styled('span')(({ theme }) => [
  { display: 'flex', flexWrap: 'wrap', gap: 4 },
  tableLayoutStyles(theme, { flexWrap: 'nowrap' }),
])

type TwoLinesProps = {
  title: ReactNode
  detail: ReactNode
  /** an address or a handle: left-to-right text, aligned with the title */
  isDetailLtr?: boolean
  /** wraps instead of truncating, for rows that do not open a view with the full text */
  isWhole?: boolean
}

/**
 * The main cell of a row: a name and a smaller line under it. Each is truncated with an ellipsis unless
 * `isWhole`.
 */
export function TwoLines({ title, detail, isDetailLtr = false, isWhole = false }: TwoLinesProps) {
  return (
    <Lines data-whole={isWhole || undefined}>
      {/* Its own direction, so that it is cut at its end. */}
      <b dir={typeof title === 'string' ? 'auto' : undefined}>{title}</b>
      <small dir={isDetailLtr ? 'ltr' : undefined} data-tight>
        {detail}
      </small>
    </Lines>
  )
}
