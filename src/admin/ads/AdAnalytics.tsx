import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { ChartColumn } from 'lucide-react'
import { sizeTypeName } from '@/content/admin/adCatalogue'
import { adsByPage, adsBySizeType, adTotals } from '@/content/admin/adsFigures'
import { counted, plural } from '@/lib/arabic'
import { EmptyState } from '@/ui/states/EmptyState'
import { Panel } from '@/ui/theme/Panel'
import { up } from '@/ui/theme/tokens'
import { AdShareBars } from './AdShareBars'
import { ADS } from './adFormat'
import type { ListedAd } from './adList'

const IMPRESSIONS = counted('ظهور واحد', 'ظهوران', 'مرات ظهور', 'ظهورًا', 'ظهور', 'لا ظهور')
const CLICKS = counted('نقرة واحدة', 'نقرتان', 'نقرات', 'نقرة', 'نقرة', 'لا نقرات')

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [up.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** The analytics tab (Spec §2): impressions and ads per page, clicks and ads per type of size. */
export function AdAnalytics({ ads }: { ads: readonly ListedAd[] }) {
  if (ads.length === 0)
    return (
      <Card>
        <EmptyState
          icon={ChartColumn}
          title="لا توجد أرقام بعد"
          text="أضف إعلانًا لتظهر أرقامه هنا."
        />
      </Card>
    )
  const { impressions, clicks } = adTotals(ads)
  return (
    <Columns>
      <Panel title="الظهور حسب الصفحة" note={`الإجمالي ${plural(impressions, IMPRESSIONS)}`}>
        <AdShareBars
          rows={adsByPage(ads).map(({ page, name, count, impressions }) => ({
            key: page,
            name,
            detail: plural(count, ADS),
            value: impressions,
            text: plural(impressions, IMPRESSIONS),
          }))}
        />
      </Panel>
      <Panel title="النقرات حسب نوع المقاس" note={`الإجمالي ${plural(clicks, CLICKS)}`}>
        <AdShareBars
          rows={adsBySizeType(ads).map(({ type, count, clicks }) => ({
            key: type,
            name: sizeTypeName(type),
            detail: plural(count, ADS),
            value: clicks,
            text: plural(clicks, CLICKS),
          }))}
        />
      </Panel>
    </Columns>
  )
}
