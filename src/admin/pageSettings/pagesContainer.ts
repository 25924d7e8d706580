import { type CSSObject, styled, type Theme } from '@mui/material/styles'

/**
 * The container of the page list and the categories: whether they fit side by side depends on the
 * text size too.
 */
export const PagesContainer = styled('div')({ containerType: 'inline-size' })

/**
 * Applies the styles where the page list is beside the categories: from 960 px (Spec §2), if the
 * container is wide enough.
 */
export const sideBySideStyles = ({ breakpoints }: Theme, styles: CSSObject): CSSObject => ({
  [breakpoints.up('lg')]: { '@container (min-width: 36rem)': styles },
})
