import { styled } from '@mui/material/styles'

/**
 * The page's content width: at most 1280 px including padding, 16 px on phones and 32 px on wide
 * screens.
 */
export const Container = styled('div')(({ theme }) => ({
  maxInlineSize: '80rem',
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('xl')]: { paddingInline: 32 },
}))
