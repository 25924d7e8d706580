import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatNumber, plural } from '@/lib/arabic'
import { ARTICLES } from '@/lib/nouns'
import { OPENERS, rowControlSelector } from '@/ui/marks/rowControl'
import { oneLine, oneLineOfLink, someLines } from '@/ui/theme/oneLine'
import { inRow } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { stackedLayoutStyles, tableLayoutStyles } from './tableContainer'

// A dense table sets the variables (`TableRoot`).
const Lines = styled('span')(
  {
    display: 'var(--cell-lines, grid)',
    columnGap: 8,
    alignItems: 'baseline',
    minInlineSize: 0,
    lineHeight: 1.5,
    '&[data-whole] > *': { overflowWrap: 'anywhere' },
    '&:not([data-whole]) > *': oneLine,
    // A row has no third line: an address ends with an ellipsis.
    '&:not([data-whole]) wbr': { display: 'none' },
    // In one line the title has its whole width first.
    '& b': { flex: '0 1 auto', fontWeight: 'var(--cell-title)' },
    '& small': { flex: '1 1 0', fontSize: size.t13, color: colors.muted },
    '& small[dir=ltr]': { textAlign: 'end' },
    '&[data-text] > b': { fontWeight: 'var(--cell-text)' },
  },
  stackedLayoutStyles({ '&[data-whole] > *': oneLineOfLink, '& wbr': { display: 'none' } }),
)

/** In the stacked layout the name and the detail of its `TwoLines` share a line. */
export const PhoneLine = styled('span')(stackedLayoutStyles({ '--cell-lines': 'flex' }))

/** What only the stacked layout has, and what it does not have. */
export const Stacked = styled('span')(tableLayoutStyles({ display: 'none' }))
export const Unstacked = styled('span')(stackedLayoutStyles({ display: 'none' }))

/** A number alone in the table, with its noun in the stacked layout, which has no header. */
export const ArticleCount = ({ count }: { count: number }) => (
  <>
    <Unstacked>{formatNumber(count)}</Unstacked>
    <Stacked>{plural(count, ARTICLES)}</Stacked>
  </>
)

/** A subject or a description, at most two lines; bold in a strong row. With `dir="auto"` it is cut at its end. */
export const ClampedText = styled('span')({
  ...someLines('var(--cell-clamp, 2)'),
  lineHeight: 1.5,
  textWrap: 'balance',
  fontWeight: 'var(--cell-text)',
})

/** The main cell of a row that has a drawing before its `TwoLines`. */
export const WithDrawing = styled('span')({ ...inRow, gap: 12, minInlineSize: 0 })

/** A fact beside the name of the row: a date, a number, a kind. */
export const CellFact = styled('span')({ fontSize: size.t13, color: colors.muted })

const edge = (color: string) => `inset 0 0 0 1px ${color}`

/**
 * The actions at the end of a row, the last of them its menu. Those with a text are quiet until the row is pointed at or
 * selected (`TableRoot`). In the stacked layout there is only the menu, which has all of them; the button that opens the
 * row is over the whole of it, unseen until it has the focus.
 */
export const CellActions = styled('span')(
  {
    display: 'flex',
    gap: 4,
    '&& > .MuiButton-root': {
      background: 'var(--action-ground, none)',
      color: `var(--action-ink, ${colors.muted})`,
      boxShadow: edge('var(--action-line, transparent)'),
      fontWeight: weight.label,
      '&:hover': { background: colors.paper, boxShadow: edge(colors.lineStrong) },
    },
  },
  // The menus are below each other, whatever is offered before them.
  tableLayoutStyles({ '& > :last-child': { marginInlineStart: 'auto' } }),
  stackedLayoutStyles({
    '&& > :not(:last-child)': { display: 'none' },
    [`&& > :is(${OPENERS.map(rowControlSelector).join()})`]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      inlineSize: 'auto !important',
      blockSize: 'auto',
      background: 'none',
      boxShadow: 'none',
      outlineOffset: -3,
      '& > *': visuallyHidden,
    },
  }),
)

type TwoLinesProps = {
  title: ReactNode
  detail: ReactNode
  /** an address or a handle: left-to-right text, aligned with the title */
  isDetailLtr?: boolean
  /** wraps instead of truncating, for rows that do not open a view with the full text */
  isWhole?: boolean
  /** the title is a text, which is bold in a strong row only, not a name */
  isText?: boolean
}

/** The main cell of a row: a name and a smaller line under it. Each is truncated with an ellipsis unless `isWhole`. */
export function TwoLines(props: TwoLinesProps) {
  const { title, detail, isDetailLtr = false, isWhole = false, isText = false } = props
  return (
    <Lines data-whole={isWhole || undefined} data-text={isText || undefined}>
      {/* Its own direction, so that it is cut at its end. */}
      <b dir={typeof title === 'string' ? 'auto' : undefined}>{title}</b>
      <small dir={isDetailLtr ? 'ltr' : isText ? 'auto' : undefined} data-tight>
        {detail}
      </small>
    </Lines>
  )
}

/** An address that does not fit breaks before its «@», not within a word; the whole is in its title where it is cut. */
export function Address({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0)
  return (
    <span title={children}>
      <span>{children.slice(0, at)}</span>
      <wbr />
      <span>{children.slice(at)}</span>
    </span>
  )
}
