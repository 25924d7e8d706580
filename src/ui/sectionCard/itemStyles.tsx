import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { AppLink, type RouteLink } from '../links'
import { lineHeight, size, weight } from '../theme/tokens'

/** One headline with what belongs to it; its link, if any, covers it whole. */
export const Item = styled('article')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: 4,
  '& > *': { minInlineSize: 0 },
  '& h3': { fontSize: size.t16, fontWeight: weight.label, lineHeight: lineHeight.item },
  '&:hover h3 a': { color: theme.vars.palette.tokens.brand },
}))

const Cover = styled(AppLink)({
  color: 'inherit',
  textDecoration: 'none',
  // Above the picture, so that it too is the link's.
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&&:hover': { textDecoration: 'none' },
}) as typeof AppLink

type Props = {
  link?: RouteLink | undefined
  /** for a list that grows: the headline that takes the focus when it comes */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** The headline's words, a link when there is somewhere to go. */
export function Headline({ link, headingRef, children }: Props) {
  return (
    <h3 {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {link ? <Cover {...link}>{children}</Cover> : children}
    </h3>
  )
}
