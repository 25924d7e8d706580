import { styled } from '@mui/material/styles'
import type { SponsoredExtra } from '@/content/sponsored'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Picture } from '@/ui/news/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { surface } from '@/ui/theme/surface'
import { lineHeight, readingSize, size, up, weight } from '@/ui/theme/tokens'
import { PaidLine } from './PaidLine'
import { sponsoredBy } from './paidTexts'
import { NARROW_CONTAINER } from './SponsoredCard'

const Root = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gridTemplateRows: '1fr auto',
  gap: '4px 16px',
  minInlineSize: 0,
  padding: 16,
  ...surface,
  '& > .words': { display: 'grid', alignContent: 'start', gap: 8, minInlineSize: 0 },
  '& h3': { fontSize: readingSize(size.t16), fontWeight: weight.card, lineHeight: lineHeight.item },
  '& > .picture': { alignSelf: 'start', marginBlockStart: 4 },
  '& > .meta': { gridColumn: '1 / -1' },
  [NARROW_CONTAINER]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .picture': { order: -1, inlineSize: '6.5rem' },
  },
  [up.md]: { padding: 20 },
})

/** Another sponsored item with its offer (Spec §2). It has no page, so its title is not a link. */
export function ExtraItem({ item }: { item: SponsoredExtra }) {
  const { title, image, sponsor, category, offer } = item
  return (
    <Root aria-label={`مدفوع: ${title}`}>
      <div className="words">
        <PaidLine note={category} />
        <h3>{nbspAfterNumbers(title)}</h3>
      </div>
      <Picture {...image} className="picture" width={208} height={156} ratio="4/3" />
      <MetaLine className="meta" items={[sponsoredBy(sponsor), nbspAfterNumbers(offer)]} />
    </Root>
  )
}
