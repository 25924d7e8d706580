import { Banknote, FileText, type LucideIcon, Megaphone, UserRound } from 'lucide-react'
import { useMemo } from 'react'
import { revenue, revenueChange, sponsors } from '@/content/admin/analyticsRevenue'
import { StatTiles } from '@/ui/theme/StatTiles'
import type { Span } from './analyticsSearchParams'
import { BarsCard, barsBy } from './BarsCard'
import { PeriodLine } from './charts/PeriodLine'
import { percent, riyals } from './figures'
import { Cards } from './layout'
import { spread, usePeriodParts } from './periodSeries'
import { revenueTotals } from './revenueFigures'
import { SponsorTable } from './SponsorTable'
import { figureColumn, nameColumn } from './shareColumns'
import { statTile } from './statTile'
import { ChartCard } from './TableCard'

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

const columns = [
  nameColumn('الفترة', ({ id }: { id: string }) => id),
  figureColumn('value', 'الإيراد', riyals, 'beside'),
]

const bars = barsBy(sponsors, (sponsor) => sponsor.revenue, riyals)

/** Spec §2, Analytics, Revenue. */
export function RevenueTab({ span }: { span: Span }) {
  const parts = usePeriodParts(span)
  const points = useMemo(() => {
    const values = spread(totals.total, parts, 0)
    return parts.map(({ name }, at) => ({ id: name, value: values[at] ?? 0 }))
  }, [parts])
  return (
    <>
      <StatTiles tiles={tiles} />
      <Cards>
        <ChartCard
          title="الإيراد خلال الفترة"
          name="revenue-over-time"
          columns={columns}
          rows={points}
          wide
        >
          <PeriodLine
            points={points}
            most={Math.max(...points.map(({ value }) => value))}
            write={riyals}
            plot={220}
          />
        </ChartCard>
        <BarsCard
          title="الإيراد حسب الراعي"
          name="revenue"
          headers={['الراعي', 'الإيراد']}
          bars={bars}
        />
      </Cards>
      <SponsorTable sponsors={sponsors} />
    </>
  )
}
