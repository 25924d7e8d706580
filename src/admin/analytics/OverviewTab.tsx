import { Clock, Eye, LogOut, Users } from 'lucide-react'
import type { VisitorCountry } from '@/content/admin/analytics'
import { devices, today, trafficSources, visitorCountries } from '@/content/admin/analyticsAudience'
import { formatNumber } from '@/lib/arabic'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { StatTiles } from '@/ui/theme/StatTiles'
import { BarsCard, shareBar } from './BarsCard'
import { DeviceRing } from './charts/DeviceRing'
import { duration, percent } from './figures'
import { HoursCard } from './HoursCard'
import { LiveBox } from './LiveBox'
import { Cards } from './layout'
import { MostRead } from './MostRead'
import { shareColumns, sourceColumns } from './shareColumns'
import { statTile } from './statTile'
import { TableCard } from './TableCard'

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

const countryBar = (row: VisitorCountry) => ({
  ...shareBar(row),
  mark: row.code && <CountryFlag code={row.code} size="small" />,
})

/** Spec §2, Analytics, Overview. */
export const OverviewTab = () => (
  <>
    <StatTiles tiles={tiles} />
    <Cards>
      <HoursCard />
      <LiveBox />
      <MostRead />
      <TableCard
        title="الأجهزة"
        name="devices"
        columns={shareColumns('الجهاز')}
        rows={devices}
        chart={<DeviceRing />}
      />
      <BarsCard
        title="مصادر الزيارات"
        name="sources"
        columns={sourceColumns}
        rows={trafficSources}
        bar={shareBar}
        wide
      />
      <BarsCard
        title="التوزيع الجغرافي"
        name="countries"
        columns={shareColumns('الدولة')}
        rows={visitorCountries}
        bar={countryBar}
      />
    </Cards>
  </>
)
