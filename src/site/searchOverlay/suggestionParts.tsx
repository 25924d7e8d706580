import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { SearchItem } from '@/content/searchItem'
import { dirOf } from '@/lib/isolated'
import { isFoundIn } from '@/lib/search/highlight'
import { HighlightedText } from '@/site/search/HighlightedText'
import { PlaceIcon } from '@/site/search/PlaceIcon'
import { kindOf } from '@/site/search/resultGroups'
import { AppLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'
import { inRow, muted13 } from '@/ui/theme/surface'
import { colors, control, radius, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

/** Spec §9: the results area is at most 24rem high. */
export const Area = styled('div')({
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: '0 8px 12px',
})

export const Choice = styled(AppLink)({
  isolation: 'isolate',
  ...inRow,
  gap: 10,
  minBlockSize: control.medium,
  paddingInline: 12,
  borderRadius: radius.control,
  color: colors.ink,
  fontSize: size.t14,
  fontWeight: weight.label,
  '& svg': { flex: 'none', color: colors.muted },
  '&:hover': { background: colors.sunken, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
}) as typeof AppLink

export const Nothing = styled('p')({ padding: '4px 12px', color: colors.muted, fontSize: size.t14 })

const Section = styled('section')({
  '& h2': {
    padding: '8px 12px 4px',
    ...muted13,
    fontWeight: weight.label,
  },
  '& .grid': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
})

const Title = styled('span')({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 8,
  lineHeight: 1.55,
  // A post may be long; two lines of it are enough.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

const Where = styled('span')({
  flex: 'none',
  ...muted13,
  fontWeight: weight.text,
})

type Props = { title: string; isGrid?: boolean; children: ReactNode[] }

/** A titled group of suggestions, if there are any, as a list or, if they are short, as a grid. */
export function Group({ title, isGrid = false, children }: Props) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <Section>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id} {...(isGrid && { className: 'grid' })}>
        {children}
      </ul>
    </Section>
  )
}

type ResultProps = { item: SearchItem; query: string }

export function ResultChoice({ item, query }: ResultProps) {
  return (
    <li>
      <Choice {...item.link}>
        {item.kind === 'section' || item.kind === 'country' ? (
          <PlaceIcon item={item} />
        ) : (
          <Icon icon={kindOf(item.kind).icon} />
        )}
        {item.kind === 'article' && <VisuallyHidden>مقال: </VisuallyHidden>}
        <Title dir={dirOf(item.title)}>
          <HighlightedText text={item.title} query={query} />
        </Title>
        <Where>{whereOf(item, query)}</Where>
      </Choice>
    </li>
  )
}

/** The place of an article, the section of a card, or the fact by which a country was found; otherwise the kind. */
function whereOf(item: SearchItem, query: string): string {
  if (item.kind === 'article') return item.place
  if (item.kind === 'section' && item.link.to === '/$topic/$card')
    return item.details[0]?.text ?? kindOf(item.kind).name
  if (item.kind === 'country' && !isFoundIn(item.title, query)) {
    const fact = item.details.find(({ text }) => isFoundIn(text, query))
    if (fact) return `${fact.before ?? ''}${fact.text}`
  }
  return kindOf(item.kind).name
}
