import { Banknote, FileText, type LucideIcon, Megaphone, UserRound } from 'lucide-react'
import { revenue, revenueChange, sponsors } from '@/content/admin/analyticsRevenue'
import { StatTiles } from '@/ui/theme/StatTiles'
import { BarsCard, barsBy } from './BarsCard'
import { percent, riyals } from './figures'
import { TabBody } from './layout'
import { revenueTotals } from './revenueFigures'
import { SponsorTable } from './SponsorTable'
import { statTile } from './statTile'

const totals = revenueTotals(revenue)

const tile = (label: string, icon: LucideIcon, value: number, change: number) =>
  statTile(
    label,
    icon,
    { value, change },
    { show: riyals, write: percent, note: 'عن الفترة السابقة' },
  )

const tiles = [
  tile('إجمالي الإيرادات', Banknote, totals.total, revenueChange.total),
  tile('إيرادات الإعلانات', Megaphone, revenue.ads, revenueChange.ads),
  tile('المحتوى المدفوع', FileText, revenue.paidContent, revenueChange.paidContent),
  tile('متوسط إيراد الزائر', UserRound, totals.perVisitor, revenueChange.perVisitor),
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
