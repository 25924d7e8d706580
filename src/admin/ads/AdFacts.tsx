import { styled } from '@mui/material/styles'
import { sizeText } from '@/content/admin/adCatalogue'
import { formatNumber } from '@/lib/arabic'
import { isolated, quoted } from '@/lib/isolated'
import { ExternalLink } from '@/ui/navigation/ExternalLink'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { FactRows } from '@/ui/theme/FactRows'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, size, weight } from '@/ui/theme/tokens'
import { adName, shortAddress } from './adFormat'
import type { ListedAd } from './adList'
import { ClickRate } from './ClickRate'

// The figures are one row: below the texts, or beside them if both fit.
const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  '& > :first-of-type': { flex: '1 1 22rem' },
})

const Row = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontSize: size.t13,
  '& > div': { display: 'flex', alignItems: 'center', gap: 6 },
  '& dt': { color: colors.muted },
  '& dd': { fontWeight: weight.card },
})

const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  fontSize: size.t13,
  '& > h2, & > p:last-of-type': { flexBasis: '100%' },
  '& > p': { color: colors.muted },
  '&& > .row-title': { fontSize: size.t16, fontWeight: weight.card },
})

/** The details of an ad on its card (Spec §2): name, link, campaign, place, size, and three figures. */
export function AdFacts({ ad }: { ad: ListedAd }) {
  const { linkUrl, location, dimensions, campaign } = ad
  return (
    <Root>
      <Words>
        <h2 className="row-title">
          <bdi>{adName(ad)}</bdi>
        </h2>
        {linkUrl && (
          <span data-line>
            <ExternalLink href={linkUrl}>
              <bdi>{shortAddress(linkUrl)}</bdi>
            </ExternalLink>
          </span>
        )}
        {campaign.name && <p>{inHtml(`حملة ${quoted(campaign.name)}`)}</p>}
        <MetaLine
          items={[
            inHtml(`${isolated(location.pageAr)}، ${isolated(location.positionAr)}`),
            <bdi key="size" dir="ltr">
              {sizeText(dimensions)}
            </bdi>,
          ]}
        />
      </Words>
      <Row>
        <FactRows
          facts={[
            ['الظهور', formatNumber(campaign.impressions)],
            ['النقرات', formatNumber(campaign.clicks)],
            ['نسبة النقر', <ClickRate key="rate" rate={campaign.ctr} />],
          ]}
        />
      </Row>
    </Root>
  )
}
