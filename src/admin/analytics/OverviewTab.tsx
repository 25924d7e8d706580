import { Clock, Eye, LogOut, Users } from 'lucide-react'
import { devices, today, trafficSources, visitorCountries } from '@/content/admin/analyticsAudience'
import { formatNumber } from '@/lib/arabic'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { StatTiles } from '@/ui/theme/StatTiles'
import { DeviceRing } from './charts/DeviceRing'
import { ShareBars, shareBar } from './charts/ShareBars'
import { duration, percent } from './figures'
import { HoursCard } from './HoursCard'
import { LiveBox } from './LiveBox'
import { Cards } from './layout'
import { MostRead } from './MostRead'
import { shareColumns, sourceColumns } from './shareColumns'
import { statTile } from './statTile'
import { ChartCard } from './TableCard'

const PERCENT_OF_YESTERDAY = { show: formatNumber, write: percent, note: 'عن أمس' }

const tiles = [
  statTile('زوار اليوم', Users, today.visitors, PERCENT_OF_YESTERDAY),
  statTile('مشاهدات الصفحات', Eye, today.pageViews, PERCENT_OF_YESTERDAY),
  statTile('معدل الارتداد', LogOut, today.bounceRate, {
    show: percent,
    note: 'أفضل من أمس',
    isLowGood: true,
  }),
  statTile('متوسط الجلسة', Clock, today.avgSession, { show: duration, note: 'أطول من أمس' }),
]

const sourceBars = trafficSources.map((row) => shareBar(row, row.source))
const countryBars = visitorCountries.map((row) => ({
  ...shareBar(row, row.name),
  mark: row.code && <CountryFlag code={row.code} size="small" />,
}))

const deviceColumns = shareColumns('الجهاز')
const countryColumns = shareColumns('الدولة')

/** Spec §2, Analytics, Overview. */
export function OverviewTab() {
  return (
    <>
      <StatTiles tiles={tiles} />
      <Cards>
        <HoursCard />
        <LiveBox />
        <MostRead />
        <ChartCard title="الأجهزة" name="devices" columns={deviceColumns} rows={devices}>
          <DeviceRing devices={devices} />
        </ChartCard>
        <ChartCard
          title="مصادر الزيارات"
          name="sources"
          columns={sourceColumns}
          rows={trafficSources}
          wide
        >
          <ShareBars rows={sourceBars} />
        </ChartCard>
        <ChartCard
          title="التوزيع الجغرافي"
          name="countries"
          columns={countryColumns}
          rows={visitorCountries}
        >
          <ShareBars rows={countryBars} />
        </ChartCard>
      </Cards>
    </>
  )
}
