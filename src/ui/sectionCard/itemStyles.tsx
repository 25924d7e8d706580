import { styled } from '@mui/material/styles'
import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'
import { dirOf } from '@/lib/isolated'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import { colors, lineHeight, size, weight } from '@/ui/theme/tokens'

/** The link in a heading covers the whole item, its nearest positioned ancestor. */
export const coverLink = (heading = 'h3') => ({
  [`& ${heading} a, & ${heading} a:hover`]: { color: 'inherit', textDecoration: 'none' },
  // Above the picture, so that it is clickable too.
  [`& ${heading} a::after`]: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  // On a touch screen the last one that was touched would keep the colour, also after Back.
  '@media (hover: hover)': { [`&:hover ${heading} a`]: { color: colors.brand } },
})

/** A headline with its details; its link covers the whole item. */
export const Item = styled('article')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: 4,
  '& > *': { minInlineSize: 0 },
  // Any rule of a list wins over it, whichever Emotion has inserted first.
  '& :where(h3)': { fontSize: size.t16, fontWeight: weight.label, lineHeight: lineHeight.item },
  ...coverLink(),
})

/** The target of a headline: another page, or a story that opens on this one (`site/story`). */
export type HeadlineLink = RouteLink | `?story=${string}`

type Props = {
  link: HeadlineLink
  /** for a list that grows: lets the caller focus the headline of a new item */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/**
 * The text of the headline, which is a link. That of a story is a plain one, because a page has up to 40 of them and each
 * link of the router costs hydration time.
 */
export const Headline = ({ link, headingRef, children }: Props) => (
  <h3 {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
    {typeof link === 'string' ? (
      <a href={link} dir={dirOf(children)}>
        {children}
      </a>
    ) : (
      <AppLink {...link} dir={dirOf(children)}>
        {children}
      </AppLink>
    )}
  </h3>
)

export type LinkedTitle = {
  link: HeadlineLink
  /** the headline, for the name of a control */
  title: ReactNode
}

/** What each headline gets besides its link, in its meta line; null for nothing. The site saves with it. */
export const HeadlineToolContext = createContext<ComponentType<LinkedTitle> | null>(null)

/** For an item without a `MetaLine`. The tool has an absolute position at the end of its parent. */
export function HeadlineTool(props: LinkedTitle) {
  const Tool = useContext(HeadlineToolContext)
  return Tool && <Tool {...props} />
}
