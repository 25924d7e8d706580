import { Banknote, FileText, type LucideIcon, Megaphone, UserRound } from 'lucide-react'
import { revenue, revenueChange, sponsors } from '@/content/admin/analyticsRevenue'
import { StatTiles } from '@/ui/theme/StatTiles'
import type { Span } from './analyticsSearchParams'
import { BarsCard } from './BarsCard'
import { PeriodLine } from './charts/PeriodLine'
import { percent, riyals } from './figures'
import { Cards } from './layout'
import { usePeriodRows } from './periodSeries'
import { revenueTotals } from './revenueFigures'
import { SponsorTable } from './SponsorTable'
import { figureColumn, periodColumn, sponsorColumn } from './shareColumns'
import { statTile } from './statTile'
import { TableCard } from './TableCard'

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

const WHOLES = [totals.total]

const periodColumns = [periodColumn, figureColumn<number>(0, 'الإيراد', riyals, 'beside')]
const sponsorColumns = [
  sponsorColumn,
  figureColumn('revenue', 'الإيراد', riyals, 'beside'),
] as const

/** Spec §2, Analytics, Revenue. */
export function RevenueTab({ span }: { span: Span }) {
  const rows = usePeriodRows(span, WHOLES)
  return (
    <>
      <StatTiles tiles={tiles} />
      <Cards>
        <TableCard
          title="الإيراد خلال الفترة"
          name="revenue-over-time"
          columns={periodColumns}
          rows={rows}
          chart={<PeriodLine rows={rows} of={0} write={riyals} plot={220} />}
          wide
        />
        <BarsCard
          title="الإيراد حسب الراعي"
          name="revenue"
          columns={sponsorColumns}
          rows={sponsors}
        />
      </Cards>
      <SponsorTable sponsors={sponsors} />
    </>
  )
}
