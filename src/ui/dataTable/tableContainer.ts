import { type CSSObject, styled, type Theme } from '@mui/material/styles'

/**
 * The query container around a table: the table's layout depends on the container's width, not only on the
 * window's. The width is in rem, because large text needs more of it.
 */
export const TableContainer = styled('div')({ position: 'relative', containerType: 'inline-size' })

type Breakpoints = Pick<Theme, 'breakpoints'>

/** Styles for the table layout: from 768 px, if the container is wide enough. */
export const tableLayoutStyles = ({ breakpoints }: Breakpoints, styles: CSSObject): CSSObject => ({
  [breakpoints.up('md')]: { '@container (min-width: 39rem)': styles },
})

/** Styles for the stacked layout, where each row is a block. */
export const stackedLayoutStyles = (
  { breakpoints }: Breakpoints,
  styles: CSSObject,
): CSSObject => ({
  [breakpoints.down('md')]: styles,
  [breakpoints.up('md')]: { '@container (max-width: 38.99rem)': styles },
})
