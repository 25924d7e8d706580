import { styled } from '@mui/material/styles'

/** The page's measure: 1280 px with its gutters, 16 px on phones and 32 at the desk. */
export const Wrap = styled('div')(({ theme }) => ({
  maxInlineSize: '80rem',
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('xl')]: { paddingInline: 32 },
}))
