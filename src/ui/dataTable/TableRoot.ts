import { type CSSObject, styled } from '@mui/material/styles'
import { PHONE_LABEL } from '@/ui/marks/marks'
import { OPENERS, rowControlSelector } from '@/ui/marks/rowControl'
import { muted13 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { TABLE_WIDTHS } from './dataColumn'
import { stackedLayoutStyles, tableLayoutStyles } from './tableContainer'

/** Explicit ARIA roles: in some browsers, `display: flex` or `grid` removes the implicit roles of a table. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const INSET = 'var(--panel-inset, 16px)'

/** The space for the menu at the end of a record: what a finger hits, less its inset. */
const MENU = '2.25rem'

/**
 * A stacked record, of three lines as in a mail app on a phone: what it is about with its state, a text, the facts that
 * have space in the last line. All that can be done is in the menu at its end.
 */
const RECORD: CSSObject = {
  '& tbody tr': {
    blockSize: '5.75rem',
    overflow: 'clip',
    paddingBlock: 10,
    paddingInlineEnd: `calc(${INSET} + ${MENU})`,
    columnGap: 8,
    '--row-gap': '0px',
    '--cell-clamp': 1,
    // Paper has the space for all facts, and no menu.
    '@media print': { blockSize: 'auto' },
  },
  '&[data-density] tbody tr': { blockSize: '5.25rem', paddingBlock: 6 },
  '& tbody tr > td': { lineHeight: 1.5 },
  '& [data-place=grow]': { flex: '1 1 0' },
  // The first line is as wide as the row.
  '& tbody tr::before': { content: '""', order: 3, marginInlineStart: `calc(-8px - ${MENU})` },
  '& [data-place=beside]': { ...muted13, whiteSpace: 'nowrap' },
  // The margin moves a fact that does not fit out of the row.
  '& [data-place=inline]': {
    flex: 'none',
    maxInlineSize: '100%',
    marginBlockEnd: '2rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-place=none]': { display: 'none' },
  // Above the button that opens the record (`CellActions`).
  '& :is([data-place=select], [data-place=actions] > * > :last-child)': {
    position: 'absolute',
    zIndex: 1,
  },
  '& [data-place=select]': { insetBlockStart: 12, insetInlineStart: INSET },
  '& [data-place=actions] > * > :last-child': {
    insetBlockEnd: 6,
    insetInlineEnd: `calc(${INSET} - 8px)`,
  },
}

/**
 * All styles of a table in one class, so that a long list has no style cost per cell.
 * `--cell-title` and `--cell-text` are the font weights of a row's text; a strong row sets both.
 */
export const TableRoot = styled('table')(
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: size.t14,
    lineHeight: 1.6,
    // The width of a day with its time in one line. Not `cqi` in the width of a column: each step to another row then
    // took 15 ms more (processor four times as slow, 10,000 messages, 25 November 2026).
    '@container (min-width: 66rem)': { '--wide-time': '10.75rem' },
    '--cell-title': weight.label,
    '--cell-text': weight.text,
    '& tr[data-strong]': { '--cell-title': weight.card, '--cell-text': weight.card },
    '& caption': { ...visuallyHidden },
    // A click on these rows opens them (`rowPointer`).
    [`& tbody tr:has(button:is(${OPENERS.map(rowControlSelector).join()}))`]: {
      cursor: 'pointer',
    },
    // Actions and badges get an outline, since their background may have the colour of such a row.
    '& tbody tr:is(:hover, [aria-current], :has(> [data-place=select] :checked))': {
      '--action-ground': colors.paper,
      '--action-ink': colors.ink,
      '--action-line': colors.line,
      '--badge-line': 'color-mix(in srgb, currentColor 30%, transparent)',
    },
    '& tbody tr:is(:hover, [aria-current])': { background: colors.sunken },
    '& tbody tr:has(> [data-place=select] :checked)': { background: colors.brandSoft },
    '& tbody [data-icon-button]:hover:not([aria-disabled=true])': { background: colors.paper },
    // Every row has the bar of the current row, hidden: adding and removing it would lay out the table at each step.
    '& tbody tr': { position: 'relative' },
    '& tbody tr > :first-of-type::before': {
      content: '""',
      visibility: 'hidden',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${colors.brand}`,
    },
    '& tbody tr[aria-current] > :first-of-type::before': { visibility: 'visible' },
    '& tbody tr + tr': { borderBlockStart: `1px solid ${colors.line}` },
    // Below the header, which stays in sight.
    '& tbody :is(a, button, input)': { scrollMarginBlockStart: '4rem' },
  },
  tableLayoutStyles({
    '&[data-fixed]': { tableLayout: 'fixed', '--badge-white-space': 'normal' },
    '& th': {
      textAlign: 'start',
      fontSize: size.t13,
      fontWeight: weight.label,
      color: colors.muted,
      background: colors.sunken,
      paddingBlock: 6,
      paddingInline: 10,
      whiteSpace: 'nowrap',
      overflowWrap: 'normal',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
    },
    '& td': { padding: '4px 10px', blockSize: '3.25rem', verticalAlign: 'middle' },
    '&[data-density=compact] td': { paddingBlock: 1, blockSize: '2.75rem' },
    // One line: names beside their details, and what does not fit ends with an ellipsis.
    '&[data-density=dense]': {
      '--cell-lines': 'flex',
      '--cell-clamp': 1,
      '--cell-block-size': '1lh',
      '& td': { paddingBlock: 1, blockSize: '2.5rem', whiteSpace: 'nowrap' },
      '& td:not([data-place=actions], [data-place=select])': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
    },
    '& [data-place=select]': { paddingInlineEnd: 0 },
    // Room for the target of its checkbox, which grows with the text.
    '& th[data-place=select]': { paddingBlock: '0.375rem' },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 20 },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 20 },
    // Do not wrap between a number and its unit.
    '&:not([data-fixed]) td:not([data-place=grow])': { overflowWrap: 'normal' },
    [`& ${PHONE_LABEL.selector}`]: { display: 'none' },
    ...Object.fromEntries(
      TABLE_WIDTHS.map((width) => [
        `@container (max-width: ${width - 0.01}rem)`,
        { [`& [data-from="${width}"]`]: { display: 'none' } },
      ]),
    ),
  }),
  stackedLayoutStyles({
    '&, & tbody, & td': { display: 'block' },
    '& colgroup': { display: 'none' },
    '& thead': { ...visuallyHidden },
    // Hidden like the rest of the header, it would take the focus unseen; the `SelectionBar` selects all.
    '& thead [data-place=select] > label': { display: 'none' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      columnGap: 12,
      rowGap: 'var(--row-gap, 6px)',
      paddingBlock: 16,
      paddingInline: INSET,
      // Most rows are below the window, and need no layout there.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 11.25rem',
    },
    '& td': { padding: 0, minInlineSize: 0 },
    '& [data-place=grow]': { order: 1, flex: '1 1 8rem' },
    '& [data-place=beside]': { order: 2 },
    // The facts begin a new line, however short the first one is. An empty line has a gap, too.
    '& tbody tr::after': { content: '""', order: 3, flexBasis: '100%' },
    '& :is([data-place=grow], [data-place=beside])': {
      marginBlockEnd: 'calc(-1 * var(--row-gap, 6px))',
    },
    '& [data-place=wide]': { order: 4, flex: '1 1 100%', fontSize: size.t16, lineHeight: 1.55 },
    '& [data-place=inline]': { order: 5, ...muted13 },
    '&[data-records]': RECORD,
    '&[data-records=select] tbody tr': { paddingInlineStart: `calc(${INSET} + 2rem)` },
  }),
)
