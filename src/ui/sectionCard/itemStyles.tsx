import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { AppLink, type RouteLink } from '@/ui/links'
import { lineHeight, size, weight } from '@/ui/theme/tokens'

/** A headline with its details; its link, if any, covers the whole item. */
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
  // Above the picture, so that it is clickable too.
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&&:hover': { textDecoration: 'none' },
}) as typeof AppLink

type Props = {
  link?: RouteLink | undefined
  /** for a list that grows: lets the caller focus the headline of a new item */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** The text of the headline, a link if there is a target. */
export function Headline({ link, headingRef, children }: Props) {
  return (
    <h3 {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {link ? <Cover {...link}>{children}</Cover> : children}
    </h3>
  )
}
