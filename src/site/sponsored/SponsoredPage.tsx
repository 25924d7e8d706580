import { styled } from '@mui/material/styles'
import { sponsoredArticles, sponsoredExtras } from '@/content/sponsored'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Picture } from '@/ui/news/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { inColumn, ruled, surface } from '@/ui/theme/surface'
import { lineHeight, readingSize, size, up, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { FeaturedAd } from './FeaturedAd'
import { PaidLine } from './PaidLine'
import { ProductPromo } from './ProductPromo'
import { sponsoredBy } from './paidTexts'
import { NARROW_CONTAINER, SponsoredCard } from './SponsoredCard'

const Grid = styled('div')<{
  columns: 2 | 3
}>(({ columns }) => ({
  ...inColumn,
  gap: 16,
  '& > div': { display: 'grid', containerType: 'inline-size' },
  [up.md]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [up.xl]: {
    gap: 24,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  },
}))

const Articles = styled('section')({ ...ruled, marginBlockStart: 36 })

const Between = styled('div')({ marginBlock: 24, containerType: 'inline-size' })

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

/** `/sponsored` (Spec §2): a featured ad, six articles, a product, two more items; each starts with «مدفوع». */
export function SponsoredPage() {
  return (
    <>
      <PageHeader
        title="محتوى مدفوع"
        intro="كل ما في هذه الصفحة دفع أصحابه ثمن نشره، ولا تكتبه غرفة الأخبار."
      />
      <FeaturedAd />
      <Articles aria-labelledby="paid-articles">
        <h2 id="paid-articles">مقالات مدفوعة</h2>
        <Grid columns={3}>
          {sponsoredArticles.map((article) => (
            <div key={article.id}>
              <SponsoredCard article={article} />
            </div>
          ))}
        </Grid>
      </Articles>
      <Between>
        <ProductPromo />
      </Between>
      <section aria-labelledby="paid-extras">
        <VisuallyHidden as="h2" id="paid-extras">
          عروض مدفوعة أخرى
        </VisuallyHidden>
        <Grid columns={2}>
          {/* They have no page, so their titles are no links. */}
          {sponsoredExtras.map(({ id, title, image, sponsor, category, offer }) => (
            <div key={id}>
              <Root aria-label={`مدفوع: ${title}`}>
                <div className="words">
                  <PaidLine note={category} />
                  <h3>{nbspAfterNumbers(title)}</h3>
                </div>
                <Picture {...image} className="picture" width={208} height={156} ratio="4/3" />
                <MetaLine
                  className="meta"
                  items={[sponsoredBy(sponsor), nbspAfterNumbers(offer)]}
                />
              </Root>
            </div>
          ))}
        </Grid>
      </section>
    </>
  )
}
