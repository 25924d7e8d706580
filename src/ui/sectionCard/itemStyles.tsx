import { styled, type Theme } from '@mui/material/styles'
import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'
import { createStore, type Store } from '@/lib/store'
import { AppLink, type RouteLink } from '@/ui/links'
import { lineHeight, size, weight } from '@/ui/theme/tokens'
import { useStore } from '@/ui/useStore'

/** The link in a heading covers the whole item, its nearest positioned ancestor. */
export const coverLink = (theme: Theme, heading = 'h3') => ({
  [`& ${heading} a, & ${heading} a:hover`]: { color: 'inherit', textDecoration: 'none' },
  // Above the picture, so that it is clickable too.
  [`& ${heading} a::after`]: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  [`&:hover ${heading} a`]: { color: theme.vars.palette.tokens.brand },
})

/** A headline with its details; its link, if any, covers the whole item. */
export const Item = styled('article')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: 4,
  '& > *': { minInlineSize: 0 },
  '& h3': { fontSize: size.t16, fontWeight: weight.label, lineHeight: lineHeight.item },
  ...coverLink(theme),
}))

/** The target of a headline: another page, or a story that opens on this one (`site/story`). */
export type HeadlineLink = RouteLink | `?story=${string}`

type Props = {
  link?: HeadlineLink | undefined
  /** for a list that grows: lets the caller focus the headline of a new item */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/**
 * The text of the headline, a link if there is a target. That of a story is a plain link, because a page has up to 40
 * of them and each link of the router costs hydration time.
 */
export function Headline({ link, headingRef, children }: Props) {
  return (
    <>
      <h3 {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {typeof link === 'string' ? (
          <a href={link}>{children}</a>
        ) : link ? (
          <AppLink {...link}>{children}</AppLink>
        ) : (
          children
        )}
      </h3>
      {link && <HeadlineTool link={link} title={children} />}
    </>
  )
}

type ToolProps = {
  link: HeadlineLink
  /** the headline, for the name of a control */
  title: ReactNode
}

type ToolStore = Store<ComponentType<ToolProps> | null>

export const createHeadlineTool = (): ToolStore =>
  createStore<ComponentType<ToolProps> | null>(null)

/** For headlines that get none. */
export const NO_HEADLINE_TOOL = createHeadlineTool()

/**
 * What each headline gets besides its link once its code is loaded; null for nothing. The site saves with it. It is a
 * store, because React replaces HTML that is not hydrated yet, with all that was typed into it, if a context changes
 * above it.
 */
export const HeadlineToolContext = createContext<ToolStore>(NO_HEADLINE_TOOL)

/** For an item without a `Headline`. The tool has an absolute position in the nearest positioned ancestor. */
export function HeadlineTool(props: ToolProps) {
  const Tool = useStore(useContext(HeadlineToolContext), () => null)
  return Tool && <Tool {...props} />
}
