import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { ChartColumn } from 'lucide-react'
import { percentOf } from '@/admin/analytics/arithmetic'
import { ShareBars } from '@/admin/analytics/charts/ShareBars'
import { PanelBody } from '@/admin/analytics/layout'
import { sizeTypeName } from '@/content/admin/adCatalogue'
import { adsByPage, adsBySizeType, adTotals } from '@/content/admin/adsFigures'
import { counted, plural } from '@/lib/arabic'
import { EmptyState } from '@/ui/states/EmptyState'
import { Panel } from '@/ui/theme/Panel'
import { up } from '@/ui/theme/tokens'
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
  const pages = adsByPage(ads).map(({ page, name, count, impressions: seen }) => ({
    id: page,
    name,
    detail: plural(count, ADS),
    value: percentOf(seen, impressions),
    figure: plural(seen, IMPRESSIONS),
  }))
  const types = adsBySizeType(ads).map(({ type, count, clicks: own }) => ({
    id: type,
    name: sizeTypeName(type),
    detail: plural(count, ADS),
    value: percentOf(own, clicks),
    figure: plural(own, CLICKS),
  }))
  return (
    <Columns>
      <Panel title="الظهور حسب الصفحة" note={`الإجمالي ${plural(impressions, IMPRESSIONS)}`}>
        <PanelBody>
          <ShareBars rows={pages} />
        </PanelBody>
      </Panel>
      <Panel title="النقرات حسب نوع المقاس" note={`الإجمالي ${plural(clicks, CLICKS)}`}>
        <PanelBody>
          <ShareBars rows={types} />
        </PanelBody>
      </Panel>
    </Columns>
  )
}
