import { styled } from '@mui/material/styles'
import { mediaLink } from '@/content/headline'
import type { SponsoredArticle } from '@/content/sponsored'
import { counted, plural } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Age } from '@/ui/news/Age'
import { Picture } from '@/ui/news/Picture'
import { coverLink, Headline } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { surface } from '@/ui/theme/surface'
import { colors, lineHeight, readingSize, size, up, weight } from '@/ui/theme/tokens'
import { PaidLine } from './PaidLine'
import { seenBy, sponsoredBy } from './paidTexts'

/** Applies if large text does not fit beside a picture; the grid cells of the cards are containers. */
export const NARROW_CONTAINER = '@container (max-width: 17rem)'

// The picture is above the text, and on phones the small one of the home cards is beside it if it fits.
const Root = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: 16,
  minInlineSize: 0,
  position: 'relative',
  overflow: 'hidden',
  paddingInline: 16,
  ...surface,
  ...coverLink(),
  '& > .picture': {
    gridArea: '1 / 2',
    alignSelf: 'start',
    marginBlockStart: 16,
    aspectRatio: '4 / 3 !important',
  },
  '& > .excerpt, & > footer': { gridColumn: '1 / -1' },
  '& > .excerpt': {
    paddingBlockStart: 4,
    color: colors.muted,
    fontSize: readingSize(size.t14),
    lineHeight: 1.65,
  },
  [NARROW_CONTAINER]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .picture': { gridArea: 'auto', order: -1 },
  },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
    '& > .picture': {
      order: 0,
      gridArea: '1 / 1',
      inlineSize: 'auto',
      aspectRatio: '16 / 9 !important',
      // From edge to edge, across the card's padding.
      margin: 0,
      marginInline: -16,
      borderRadius: 0,
      borderBlockEnd: `1px solid ${colors.line}`,
    },
  },
})

const Head = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minInlineSize: 0,
  paddingBlockStart: 16,
  '& > h3': { fontSize: size.t16, fontWeight: weight.card, lineHeight: lineHeight.item },
  [up.md]: { gridRow: 2 },
})

const Foot = styled('footer')({
  marginBlockStart: 12,
  paddingBlock: '12px 16px',
  borderBlockStart: `1px solid ${colors.line}`,
  '& > .by': { fontSize: size.t13, fontWeight: weight.label, lineHeight: 1.6 },
})

const minutesToRead = (minutes: number) =>
  plural(
    minutes,
    counted('دقيقة قراءة واحدة', 'دقيقتا قراءة', 'دقائق قراءة', 'دقيقة قراءة', 'دقيقة قراءة'),
  )

/** A sponsored article (Spec §2, §3); its title opens it. */
export function SponsoredCard({ article }: { article: SponsoredArticle }) {
  const { title, excerpt, image, sponsor, category, readTime, views, publishedAt } = article
  const link = mediaLink('sponsored', article.id)
  return (
    <Root aria-label={`مدفوع: ${title}`}>
      <Head>
        <PaidLine note={category} />
        <Headline link={link}>{nbspAfterNumbers(title)}</Headline>
      </Head>
      <Picture {...image} className="picture" width={400} height={225} />
      <p className="excerpt">{nbspAfterNumbers(excerpt)}</p>
      <Foot>
        <p className="by">{sponsoredBy(sponsor)}</p>
        <MetaLine
          items={[minutesToRead(readTime), seenBy(views), <Age key="age" minutes={publishedAt} />]}
          of={{ link, title }}
        />
      </Foot>
    </Root>
  )
}
