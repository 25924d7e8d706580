import { styled } from '@mui/material/styles'
import { size, weight } from '@/ui/theme/tokens'

/** The grid of a board: a row for each state, a column for each appearance or width. */
export const BoardTable = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: '12px 16px',
  marginInline: -12,
  '& th': {
    textAlign: 'start',
    verticalAlign: 'top',
    fontSize: size.t14,
    fontWeight: weight.label,
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: 8,
    background: theme.vars.palette.tokens.ground,
  },
  '& tbody th': { minInlineSize: 96, maxInlineSize: 160 },
  '& tbody th > small': {
    display: 'block',
    fontSize: size.t13,
    fontWeight: weight.text,
    color: theme.vars.palette.tokens.muted,
  },
  '& td': { verticalAlign: 'top' },
  '& td[data-empty]': { color: theme.vars.palette.tokens.bad, fontSize: size.t14 },
}))
