import { styled } from '@mui/material/styles'
import { sponsors } from '@/content/admin/analyticsRevenue'
import { formatNumber } from '@/lib/arabic'
import { FactRows } from '@/ui/theme/FactRows'
import { Panel } from '@/ui/theme/Panel'
import { colors, size, weight } from '@/ui/theme/tokens'
import type { Span } from './analyticsSearchParams'
import { ClicksCard } from './ClicksCard'
import { Share } from './charts/ShareBars'
import { clickRateText, percent, riyals } from './figures'
import { sponsorDetails } from './revenueFigures'

const Facts = styled('dl')({
  fontSize: size.t14,
  '& > div:not(:first-of-type)': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 12,
    paddingBlock: 8,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& > div:first-of-type': { paddingBlockEnd: 16 },
  '& > div:first-of-type > dd:first-of-type': { fontSize: size.t22, fontWeight: weight.title },
  '& dt': { color: colors.muted },
  '& dd': { fontWeight: weight.label },
})

const Part = styled('dd')({
  '&&': { fontSize: size.t13, fontWeight: weight.text, color: colors.muted },
  '& > :last-child': { marginBlockStart: 8 },
})

/** The chart has a row of its own, or the cells that the cards of the five sponsors leave. */
const Sponsors = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: 24,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@container (68.5rem <= width < 86rem)': { '& > :first-of-type': { gridColumn: 'span 3' } },
})

const details = sponsorDetails(sponsors)

/** Spec §2, Analytics, Sponsors: a card of details for each sponsor. */
export const SponsorsTab = ({ span }: { span: Span }) => (
  <Sponsors>
    <ClicksCard span={span} />
    {details.map((sponsor) => (
      <Panel key={sponsor.id} title={sponsor.name} isPadded>
        <Facts>
          <div>
            <dt>الإيراد</dt>
            <dd>{riyals(sponsor.revenue)}</dd>
            <Part>
              <bdi>{percent(sponsor.share)}</bdi> من إيراد الرعاة
              <Share value={sponsor.share} />
            </Part>
          </div>
          <FactRows
            facts={[
              ['الحملات', formatNumber(sponsor.campaigns)],
              ['الظهور', formatNumber(sponsor.impressions)],
              ['النقرات', formatNumber(sponsor.clicks)],
              ['نسبة النقر', clickRateText(sponsor.ctr)],
              ['الإيراد لكل نقرة', riyals(sponsor.perClick)],
            ]}
          />
        </Facts>
      </Panel>
    ))}
  </Sponsors>
)
