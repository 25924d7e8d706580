import { styled } from '@mui/material/styles'
import type { Detail, PlaceItem } from '@/content/searchItem'
import { isFoundIn } from '@/lib/search/highlight'
import { AppLink } from '@/ui/navigation/links'
import { coverLink } from '@/ui/sectionCard/itemStyles'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'
import { markRow } from './HighlightedText'
import { PlaceIcon } from './PlaceIcon'

const Row = styled('li')({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 8,
  lineHeight: 1.6,
  '& > div': { flex: 1, minInlineSize: 0 },
  '& p': { color: colors.muted, fontSize: size.t13 },
  '& svg': { flex: 'none', color: colors.muted },
  ...coverLink(),
})

const Name = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: size.t16,
  fontWeight: weight.label,
})

/** A section or country: its name and the fact that matched; the whole row is a link. */
export function PlaceResult({ item, query }: { item: PlaceItem; query: string }) {
  const mark = markRow(query)
  const title = mark(item.title)
  const { before, text = '', after } = factOf(item.details, query) ?? {}
  const fact = <span>{mark(text)}</span>
  const isLatin = /^[\x20-\x7e]+$/.test(text)
  return (
    <Row>
      <div>
        <Name>
          <PlaceIcon item={item} />
          <AppLink {...item.link}>{title}</AppLink>
        </Name>
        {text && (
          <p>
            {before && <span>{before}</span>}
            {isLatin ? <bdi lang="en">{fact}</bdi> : fact}
            {after && <span>{after}</span>}
          </p>
        )}
      </div>
      <Icon icon={ChevronForward} size="small" />
    </Row>
  )
}

/** The fact that contains the match; if the name matched, the first, most informative one. */
const factOf = (details: readonly Detail[], query: string) =>
  details.find(({ text }) => isFoundIn(text, query)) ?? details[0]
