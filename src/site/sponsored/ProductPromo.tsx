import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { sponsoredProduct } from '@/content/sponsored'
import { counted, plural } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Picture } from '@/ui/news/Picture'
import { Icon } from '@/ui/theme/icons'
import { inRows, muted14, surface } from '@/ui/theme/surface'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { AdvertiserButton } from './FeaturedAd'
import { PaidLine } from './PaidLine'
import { NARROW_CONTAINER } from './SponsoredCard'

const Root = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  alignItems: 'start',
  gap: 16,
  padding: 16,
  ...surface,
  [NARROW_CONTAINER]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .picture': { order: -1, inlineSize: '6.5rem' },
  },
  [up.md]: {
    gridTemplateColumns: '11rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 24,
    '& > .picture': { order: -1 },
    paddingBlock: 20,
    paddingInline: '20px 32px',
  },
})

const About = styled('div')({
  display: 'grid',
  gap: 8,
  minInlineSize: 0,
  '& > h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.35 },
  '& > ul': { display: 'grid', gap: 2, ...muted14 },
  '& li': { display: 'flex', alignItems: 'start', gap: 8 },
  '& li > svg': { flex: 'none', marginBlockStart: 4, color: colors.ok },
  [up.md]: { '& > h2': { fontSize: size.t22 } },
})

const Price = styled('div')({
  gridColumn: '1 / -1',
  ...inRows,
  justifyContent: 'space-between',
  gap: '12px 16px',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  '& .figure': {
    color: colors.brand,
    fontSize: size.figure,
    fontWeight: weight.title,
    lineHeight: 1.2,
  },
  '& .unit': { fontSize: size.t18 },
  '& .before': { color: colors.muted, fontSize: size.t13 },
  '& s': { textDecorationThickness: 1 },
  [up.md]: {
    gridColumn: 'auto',
    display: 'grid',
    justifyContent: 'start',
    justifyItems: 'start',
    padding: 0,
    paddingInlineStart: 32,
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${colors.line}`,
  },
})

const RIYAL = counted('ريال واحد', 'ريالان', 'ريالات', 'ريالًا', 'ريال')
const riyals = (amount: number) => plural(amount, RIYAL)

/** The product promo (Spec §2): the product, its price and its former price. */
export function ProductPromo() {
  const { title, image, sponsor, points, price, formerPrice, until, actionLabel } = sponsoredProduct
  const [amount, unit] = riyals(price).split('\u00a0')
  return (
    <Root aria-label="عرض منتج، إعلان مدفوع">
      <About>
        <PaidLine note={`عرض من ${sponsor}`} />
        <h2>{title}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon icon={Check} size="small" />
              <span>{nbspAfterNumbers(point)}</span>
            </li>
          ))}
        </ul>
      </About>
      <Picture {...image} className="picture" width={400} height={400} ratio="1/1" />
      <Price>
        <div>
          <p className="figure">
            <VisuallyHidden>السعر </VisuallyHidden>
            <bdi>{amount}</bdi> {unit && <span className="unit">{unit}</span>}
          </p>
          <p className="before">
            بدل <s>{riyals(formerPrice)}</s>
            <span>{`، ${until}`}</span>
          </p>
        </div>
        <AdvertiserButton>{actionLabel}</AdvertiserButton>
      </Price>
    </Root>
  )
}
