import { styled, type Theme } from '@mui/material/styles'
import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'
import { dirOf } from '@/lib/isolated'
import { AppLink, type RouteLink } from '@/ui/navigation/links'
import { serializedOnce } from '@/ui/theme/serializedOnce'
import { lineHeight, size, weight } from '@/ui/theme/tokens'

/** The link in a heading covers the whole item, its nearest positioned ancestor. */
export const coverLink = (theme: Theme, heading = 'h3') => ({
  [`& ${heading} a, & ${heading} a:hover`]: { color: 'inherit', textDecoration: 'none' },
  // Above the picture, so that it is clickable too.
  [`& ${heading} a::after`]: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  // On a touch screen the last one that was touched would keep the colour, also after Back.
  '@media (hover: hover)': { [`&:hover ${heading} a`]: { color: theme.vars.palette.tokens.brand } },
})

// With large text in a narrow card, the picture is above the text, not beside it.
const NO_ROOM = '@container (max-width: 14rem)'

/**
 * A headline with its details; its link, if any, covers the whole item. `data-item` arranges one with a picture or an
 * author: all kinds have one class, so that a page has these rules once. `:where`, so that any rule of a list wins.
 */
export const Item = styled('article')<{ 'data-item'?: 'lead' | 'media' | 'post' }>(
  serializedOnce((theme) => ({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gap: 4,
    '& > *': { minInlineSize: 0 },
    '& :where(h3)': { fontSize: size.t16, fontWeight: weight.label, lineHeight: lineHeight.item },
    ...coverLink(theme),
    '&:where([data-item])': { alignItems: 'start', columnGap: 12 },
    '&:where([data-item=media], [data-item=post]) :where(h3)': { fontSize: size.t14 },
    '&:where([data-item=lead])': {
      gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: 16,
      '& :where(h3)': { fontWeight: weight.card },
    },
    '& .picture': { gridRow: '1 / span 2', gridColumn: 2, marginBlockStart: 4 },
    '&:where([data-item=media])': { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
    '& .screen': { position: 'relative' },
    '&:where([data-item=post])': { gridTemplateColumns: '2.25rem minmax(0, 1fr)' },
    '& .who': { fontSize: size.t14, lineHeight: 1.5 },
    '& .who b': { fontWeight: weight.text },
    '& .who bdi': { color: theme.vars.palette.tokens.muted, fontSize: size.t13 },
    [NO_ROOM]: {
      '&:where([data-item=lead], [data-item=media])': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&:where([data-item=media])': { rowGap: 8 },
      '& .picture': { order: -1, gridArea: 'auto', marginBlockEnd: 8 },
    },
  })),
)

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
export const Headline = ({ link, headingRef, children }: Props) => (
  <h3 {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
    {typeof link === 'string' ? (
      <a href={link} dir={dirOf(children)}>
        {children}
      </a>
    ) : link ? (
      <AppLink {...link} dir={dirOf(children)}>
        {children}
      </AppLink>
    ) : (
      children
    )}
  </h3>
)

type ToolProps = {
  link: HeadlineLink
  /** the headline, for the name of a control */
  title: ReactNode
}

/** A headline; without a link it gets no tool. */
export type LinkedTitle = Pick<ToolProps, 'title'> & { link?: HeadlineLink | undefined }

/** What each headline gets besides its link, in its meta line; null for nothing. The site saves with it. */
export const HeadlineToolContext = createContext<ComponentType<ToolProps> | null>(null)

/** For an item without a `MetaLine`. The tool has an absolute position at the end of its parent. */
export function HeadlineTool({ link, title }: LinkedTitle) {
  const Tool = useContext(HeadlineToolContext)
  return Tool && link && <Tool link={link} title={title} />
}
