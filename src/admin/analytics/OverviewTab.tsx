import { Clock, Eye, LogOut, Users } from 'lucide-react'
import { devices, today, trafficSources, visitorCountries } from '@/content/admin/analyticsAudience'
import { hourly } from '@/content/admin/analyticsTraffic'
import { formatNumber } from '@/lib/arabic'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { StatTiles } from '@/ui/theme/StatTiles'
import { ChartCard } from './ChartCard'
import { DeviceRing } from './charts/DeviceRing'
import { ShareBars } from './charts/ShareBars'
import { duration, percent, shareHint } from './figures'
import { HoursCard } from './HoursCard'
import { LiveBox } from './LiveBox'
import { Cards, Place, TabBody } from './layout'
import { MostRead } from './MostRead'
import { shareColumns, sourceColumns } from './shareColumns'
import { statTile } from './statTile'

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

const sourceBars = trafficSources.map(({ id, source, percentage, visitors }) => ({
  id,
  name: source,
  value: percentage,
  figure: percent(percentage),
  hint: shareHint(percentage, visitors),
}))

const countryBars = visitorCountries.map(({ id, name, code, percentage, visitors }) => ({
  id,
  name,
  mark: code && <CountryFlag code={code} size="small" />,
  value: percentage,
  figure: percent(percentage),
  hint: shareHint(percentage, visitors),
}))

const deviceColumns = shareColumns('الجهاز')
const countryColumns = shareColumns('الدولة')

/** Spec §2, Analytics, Overview. */
export function OverviewTab() {
  return (
    <TabBody>
      <StatTiles tiles={tiles} />
      <Cards>
        <Place data-wide>
          <HoursCard hours={hourly} />
        </Place>
        <Place>
          <LiveBox />
        </Place>
        <Place data-wide>
          <MostRead />
        </Place>
        <Place>
          <ChartCard
            title="الأجهزة"
            name="devices"
            columns={deviceColumns}
            rows={devices}
            rowKey={({ id }) => id}
          >
            <DeviceRing devices={devices} />
          </ChartCard>
        </Place>
        <Place data-wide>
          <ChartCard
            title="مصادر الزيارات"
            name="sources"
            columns={sourceColumns}
            rows={trafficSources}
            rowKey={({ id }) => id}
          >
            <ShareBars rows={sourceBars} />
          </ChartCard>
        </Place>
        <Place>
          <ChartCard
            title="التوزيع الجغرافي"
            name="countries"
            columns={countryColumns}
            rows={visitorCountries}
            rowKey={({ id }) => id}
          >
            <ShareBars rows={countryBars} />
          </ChartCard>
        </Place>
      </Cards>
    </TabBody>
  )
}
