import { type CSSObject, styled, type Theme } from '@mui/material/styles'

/**
 * What a table stands in, so that it asks for room of its own and not only for a wide window: in rem,
 * since large text needs more of it.
 */
export const TableRoom = styled('div')({ position: 'relative', containerType: 'inline-size' })

type Breakpoints = Pick<Theme, 'breakpoints'>

/** Styles that hold where rows and columns are drawn: from 960 px, in a room that has place for them. */
export const whereTable = ({ breakpoints }: Breakpoints, styles: CSSObject): CSSObject => ({
  [breakpoints.up('lg')]: { '@container (min-width: 39rem)': styles },
})

/** Styles that hold where each row is a stacked block instead. */
export const whereStacked = ({ breakpoints }: Breakpoints, styles: CSSObject): CSSObject => ({
  [breakpoints.down('lg')]: styles,
  [breakpoints.up('lg')]: { '@container (max-width: 38.99rem)': styles },
})
