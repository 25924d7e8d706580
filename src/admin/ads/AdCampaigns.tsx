import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Megaphone } from 'lucide-react'
import { adsByCampaign, isOnHold } from '@/content/admin/adsFigures'
import { formatNumber, plural } from '@/lib/arabic'
import { EmptyState } from '@/ui/states/EmptyState'
import { StatusBadge } from '@/ui/theme/Badge'
import { Panel, PanelRows } from '@/ui/theme/Panel'
import { ADS, adName, dollars } from './adFormat'
import type { ListedAd } from './adList'
import { ClickRate } from './ClickRate'
import { Figures } from './Figures'

const List = styled('ul')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

/** The ads of a campaign are below its figures, or beside them. */
const Columns = styled('div')(({ theme }) => ({
  '& > dl': { padding: '16px 20px 8px' },
  [theme.breakpoints.up('xl')]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
}))

const Name = styled('span')({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' })

/** The campaigns tab (Spec §2): each campaign with its ads, its budget and its results. */
export function AdCampaigns({ ads }: { ads: readonly ListedAd[] }) {
  const campaigns = adsByCampaign(ads)
  if (campaigns.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Megaphone}
          title="لا توجد حملات"
          text="تظهر الحملة هنا حين يكون لها إعلان."
        />
      </Card>
    )
  return (
    <List>
      {campaigns.map((campaign) => (
        <li key={campaign.name}>
          <Panel title={campaign.name || 'بلا حملة'} note={plural(campaign.count, ADS)}>
            <Columns>
              <Figures
                items={[
                  { label: 'الميزانية', value: <bdi>{dollars(campaign.budget)}</bdi> },
                  { label: 'الظهور', value: <bdi>{formatNumber(campaign.impressions)}</bdi> },
                  { label: 'النقرات', value: <bdi>{formatNumber(campaign.clicks)}</bdi> },
                ]}
              />
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
