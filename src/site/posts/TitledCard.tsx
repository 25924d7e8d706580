import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { surface } from '@/ui/theme/surface'
import { size, weight } from '@/ui/theme/tokens'

/** The background of the page's lists: paper colour, thin border, 12 px radius. */
export const CardSurface = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  ...surface(theme),
}))

const Title = styled('h2')(({ theme }) => ({
  paddingBlock: 12,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  fontSize: size.t18,
  fontWeight: weight.title,
  lineHeight: 1.5,
  [theme.breakpoints.up('md')]: { paddingBlock: 14, paddingInline: 20 },
}))

export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <CardSurface aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </CardSurface>
  )
}
