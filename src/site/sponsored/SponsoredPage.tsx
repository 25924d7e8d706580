import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import {
  sponsoredArticles,
  sponsoredExtras,
  sponsoredFeature,
  sponsoredProduct,
} from '@/content/sponsored'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { ruled } from '@/ui/theme/surface'
import { up } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { ExtraItem } from './ExtraItem'
import { FeaturedAd } from './FeaturedAd'
import { ProductPromo } from './ProductPromo'
import { SponsoredCard } from './SponsoredCard'

const Grid = styled('div')<{
  columns: 2 | 3
}>(({ columns }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', containerType: 'inline-size' },
  [up.md]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [up.xl]: {
    gap: 24,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  },
}))

const Articles = styled('section')({ ...ruled, marginBlockStart: 36 })

const Between = styled('div')({ marginBlock: 24, containerType: 'inline-size' })

/** `/sponsored` (Spec §2): a featured ad, six articles, a product, two more items; each starts with «مدفوع». */
export function SponsoredPage() {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: linkOptions({ to: '/' }) }, { label: 'محتوى مدفوع' }]}
        title="محتوى مدفوع"
        intro="كل ما في هذه الصفحة دفع أصحابه ثمن نشره، ولا تكتبه غرفة الأخبار."
      />
      <FeaturedAd ad={sponsoredFeature} />
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
        <ProductPromo product={sponsoredProduct} />
      </Between>
      <section aria-labelledby="paid-extras">
        <VisuallyHidden as="h2" id="paid-extras">
          عروض مدفوعة أخرى
        </VisuallyHidden>
        <Grid columns={2}>
          {sponsoredExtras.map((item) => (
            <div key={item.id}>
              <ExtraItem item={item} />
            </div>
          ))}
        </Grid>
      </section>
    </>
  )
}
