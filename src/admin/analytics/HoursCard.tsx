import type { ExportColumn } from '@/admin/export/exportData'
import type { Hourly } from '@/content/admin/analytics'
import { hourly } from '@/content/admin/analyticsTraffic'
import { formatNumber } from '@/lib/arabic'
import { shareOfPeak } from './arithmetic'
import { HourColumns } from './charts/HourColumns'
import { clockHour, percent, withUnit } from './figures'
import { figureColumn, nameColumn } from './shareColumns'
import { ChartCard } from './TableCard'

/** Spec §3, hourly: hour, visitors, pageViews; plus the height of the column (D-23). */
const columns: ExportColumn<Hourly>[] = [
  nameColumn('الساعة', ({ hour }) => clockHour(hour)),
  figureColumn('visitors', 'الزوار', formatNumber, 'beside'),
  figureColumn('pageViews', 'مشاهدات الصفحات', formatNumber),
  {
    key: 'share',
    header: 'من الذروة',
    phoneLabel: 'من الذروة',
    cell: ({ visitors }) => <bdi>{percent(shareOfPeak(visitors))}</bdi>,
    fields: [[withUnit('من الذروة', percent), ({ visitors }) => shareOfPeak(visitors)]],
  },
]

const rows = hourly.map((hour) => ({ ...hour, id: hour.hour }))

/** The 24-hour visitors chart (Spec §2, Traffic), also on the overview. */
export const HoursCard = () => (
  <ChartCard title="الزوار خلال 24 ساعة" name="hours" columns={columns} rows={rows} wide>
    <HourColumns hours={hourly} />
  </ChartCard>
)
