import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Megaphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { adsByCampaign, isOnHold } from '@/content/admin/adsFigures'
import { formatNumber, plural } from '@/lib/arabic'
import { EmptyState } from '@/ui/states/EmptyState'
import { StatusBadge } from '@/ui/theme/Badge'
import { FactRows } from '@/ui/theme/FactRows'
import { Panel, PanelRows } from '@/ui/theme/Panel'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import { ADS, adName, dollars } from './adFormat'
import type { ListedAd } from './adList'
import { ClickRate } from './ClickRate'

const List = styled('ul')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

/** The ads of a campaign are below its figures, or beside them. */
const Columns = styled('div')({
  '& > dl': { padding: '16px 20px 8px' },
  [up.xl]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
})

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
  gap: 12,
  '& dt': { fontSize: size.t13, color: colors.muted },
  '& dd': { fontSize: size.t14, fontWeight: weight.card },
})

const Name = styled('span')({ flex: '1 1 7rem' })

/** What a tab shows while there are no ads. */
export const NoAds = (props: ComponentProps<typeof EmptyState>) => (
  <Card>
    <EmptyState {...props} />
  </Card>
)

/** The campaigns tab (Spec §2): each campaign with its ads, its budget and its results. */
export function AdCampaigns({ ads }: { ads: readonly ListedAd[] }) {
  const campaigns = adsByCampaign(ads)
  if (campaigns.length === 0)
    return (
      <NoAds icon={Megaphone} title="لا توجد حملات" text="تظهر الحملة هنا حين يكون لها إعلان." />
    )
  return (
    <List>
      {campaigns.map((campaign) => (
        <li key={campaign.name}>
          <Panel title={campaign.name || 'بلا حملة'} note={plural(campaign.count, ADS)}>
            <Columns>
              <Figures>
                <FactRows
                  facts={[
                    ['الميزانية', dollars(campaign.budget)],
                    ['الظهور', formatNumber(campaign.impressions)],
                    ['النقرات', formatNumber(campaign.clicks)],
                  ]}
                />
              </Figures>
              <PanelRows>
                {campaign.ads.map((ad) => (
                  <li key={ad.id}>
                    <Name dir="auto">{adName(ad)}</Name>
                    {isOnHold(ad) && <StatusBadge tone="warn">متوقف</StatusBadge>}
                    <ClickRate rate={ad.campaign.ctr} />
                  </li>
                ))}
              </PanelRows>
            </Columns>
          </Panel>
        </li>
      ))}
    </List>
  )
}
