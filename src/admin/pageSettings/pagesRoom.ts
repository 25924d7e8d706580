import { type CSSObject, styled, type Theme } from '@mui/material/styles'

/** Around the list of pages and the categories: whether both fit side by side depends on the text's size too. */
export const PagesRoom = styled('div')({ containerType: 'inline-size' })

/** Styles that hold where the list of pages is beside the categories: from 960 px (Spec §2), if there is room. */
export const besidePages = ({ breakpoints }: Theme, styles: CSSObject): CSSObject => ({
  [breakpoints.up('lg')]: { '@container (min-width: 36rem)': styles },
})
