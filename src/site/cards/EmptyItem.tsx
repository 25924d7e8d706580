import { styled } from '@mui/material/styles'
import { size } from '@/ui/theme/tokens'

/** The text of a section of the home page that has nothing to show. */
export const EmptyItem = styled('li')(({ theme }) => ({
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
}))
