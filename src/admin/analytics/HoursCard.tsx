import { hourly } from '@/content/admin/analyticsTraffic'
import { formatNumber } from '@/lib/arabic'
import { shareOfPeak } from './arithmetic'
import { HourColumns } from './charts/HourColumns'
import { clockHour, percent } from './figures'
import { figureColumn, nameColumn } from './shareColumns'
import { TableCard } from './TableCard'

const rows = hourly.map((hour) => ({
  ...hour,
  id: hour.hour,
  share: shareOfPeak(hour.visitors),
}))

/** Spec §3, hourly: hour, visitors, pageViews; plus the height of the column (D-23). */
const columns = [
  nameColumn('الساعة', ({ hour }: (typeof rows)[number]) => clockHour(hour)),
  figureColumn('visitors', 'الزوار', formatNumber, 'beside'),
  figureColumn('pageViews', 'مشاهدات الصفحات', formatNumber),
  figureColumn('share', 'من الذروة', percent),
]

/** The 24-hour visitors chart (Spec §2, Traffic), also on the overview. */
export const HoursCard = () => (
  <TableCard
    title="الزوار خلال 24 ساعة"
    name="hours"
    columns={columns}
    rows={rows}
    chart={<HourColumns />}
    wide
  />
)
