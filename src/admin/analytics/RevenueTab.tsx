import { Banknote, FileText, Megaphone, UserRound } from 'lucide-react'
import { revenue, revenueChange, sponsors } from '@/content/admin/analyticsRevenue'
import { StatTiles } from '@/ui/theme/StatTiles'
import { BarsCard, barsBy } from './BarsCard'
import { percent, riyals } from './figures'
import { TabBody } from './layout'
import { revenueTotals } from './revenueFigures'
import { SponsorTable } from './SponsorTable'
import { statTile } from './statTile'

const totals = revenueTotals(revenue)
const moved = { write: percent, note: 'عن الفترة السابقة' }

const tiles = [
  statTile({
    label: 'إجمالي الإيرادات',
    icon: Banknote,
    value: riyals(totals.total),
    change: revenueChange.total,
    ...moved,
  }),
  statTile({
    label: 'إيرادات الإعلانات',
    icon: Megaphone,
    value: riyals(revenue.ads),
    change: revenueChange.ads,
    ...moved,
  }),
  statTile({
    label: 'المحتوى المدفوع',
    icon: FileText,
    value: riyals(revenue.paidContent),
    change: revenueChange.paidContent,
    ...moved,
  }),
  statTile({
    label: 'متوسط إيراد الزائر',
    icon: UserRound,
    value: riyals(totals.perVisitor),
    change: revenueChange.perVisitor,
    ...moved,
  }),
]

const bars = barsBy(sponsors, (sponsor) => sponsor.revenue, riyals)

/** Spec §2, Analytics, Revenue. */
export function RevenueTab() {
  return (
    <TabBody>
      <StatTiles tiles={tiles} />
      <BarsCard
        title="الإيراد حسب الراعي"
        name="revenue"
        headers={['الراعي', 'الإيراد']}
        bars={bars}
      />
      <SponsorTable sponsors={sponsors} />
    </TabBody>
  )
}
