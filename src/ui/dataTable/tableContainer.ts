import { type CSSObject, styled } from '@mui/material/styles'
import { down, up } from '@/ui/theme/tokens'

/**
 * The query container around a table: the table's layout depends on the container's width, not only on the
 * window's. The width is in rem, because large text needs more of it.
 */
export const TableContainer = styled('div')({ position: 'relative', containerType: 'inline-size' })

/** Styles for the table layout: from 768 px, if the container is wide enough. */
export const tableLayoutStyles = (styles: CSSObject): CSSObject => ({
  [up.md]: { '@container (min-width: 39rem)': styles },
})

/** Styles for the stacked layout, where each row is a block. */
export const stackedLayoutStyles = (styles: CSSObject): CSSObject => ({
  [down.md]: styles,
  [up.md]: { '@container (max-width: 38.99rem)': styles },
})
