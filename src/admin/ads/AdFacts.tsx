import { styled } from '@mui/material/styles'
import { sizeText } from '@/content/admin/adCatalogue'
import { formatNumber } from '@/lib/arabic'
import { quoted } from '@/lib/isolated'
import { ExternalLink } from '@/ui/ExternalLink'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { size, weight } from '@/ui/theme/tokens'
import { shortAddress } from './adFormat'
import type { ListedAd } from './adList'
import { ClickRate } from './ClickRate'
import { Figures } from './Figures'

// A container query: texts and figures are side by side if the card, not the window, is wide
// enough.
const Container = styled('div')({ containerType: 'inline-size' })

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > dl': {
    borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
    paddingBlockStart: 8,
  },
  '@container (min-width: 30rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 14rem',
    alignItems: 'center',
    '& > dl': { border: 0, padding: 0 },
  },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  fontSize: size.t13,
  overflowWrap: 'anywhere',
  '& > h2, & > p:last-of-type': { flexBasis: '100%' },
  '& > p': { color: theme.vars.palette.tokens.muted },
  '&& > .row-title': { fontSize: size.t16, fontWeight: weight.card },
}))

/**
 * The details of an ad on its card (Spec §2): name, link, campaign, place, size, and three figures.
 */
export function AdFacts({ ad }: { ad: ListedAd }) {
  const { nameAr, linkUrl, location, dimensions, campaign } = ad
  return (
    <Container>
      <Root>
        <Words>
          <h2 className="row-title">{nameAr || '(بلا اسم)'}</h2>
          {linkUrl && (
            <span data-line>
              <ExternalLink href={linkUrl}>
                <bdi>{shortAddress(linkUrl)}</bdi>
              </ExternalLink>
            </span>
          )}
          {campaign.name && <p>{`حملة ${quoted(campaign.name)}`}</p>}
          <MetaLine
            items={[
              `${location.pageAr}، ${location.positionAr}`,
              <bdi key="size" dir="ltr">
                {sizeText(dimensions)}
              </bdi>,
            ]}
          />
        </Words>
        <Figures
          items={[
            { label: 'الظهور', value: <bdi>{formatNumber(campaign.impressions)}</bdi> },
            { label: 'النقرات', value: <bdi>{formatNumber(campaign.clicks)}</bdi> },
            { label: 'نسبة النقر', value: <ClickRate rate={campaign.ctr} /> },
          ]}
        />
      </Root>
    </Container>
  )
}
