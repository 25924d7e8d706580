import { styled } from '@mui/material/styles'
import type { SearchItem } from '@/content/searchItem'
import { dirOf } from '@/lib/isolated'
import { isFoundIn } from '@/lib/search/highlight'
import { HighlightedText } from '@/site/search/HighlightedText'
import { PlaceIcon } from '@/site/search/PlaceIcon'
import { kindOf } from '@/site/search/resultGroups'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { Choice } from './suggestionParts'

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
  color: colors.muted,
  fontSize: size.t13,
  fontWeight: weight.text,
})

type Props = { item: SearchItem; query: string }

export function ResultChoice({ item, query }: Props) {
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
