import type { Hourly } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { shareOfPeak } from './arithmetic'
import { ChartCard } from './ChartCard'
import { HourColumns } from './charts/HourColumns'
import { clockHour, percent } from './figures'
import { Title } from './layout'

/** Spec §3, hourly: hour, visitors, pageViews; plus the height of the column (D-23). */
const columns: DataColumn<Hourly>[] = [
  {
    key: 'hour',
    header: 'الساعة',
    phone: 'grow',
    cell: ({ hour }) => (
      <Title>
        <bdi>{clockHour(hour)}</bdi>
      </Title>
    ),
  },
  {
    key: 'visitors',
    header: 'الزوار',
    phone: 'beside',
    cell: ({ visitors }) => <bdi>{formatNumber(visitors)}</bdi>,
  },
  {
    key: 'pageViews',
    header: 'مشاهدات الصفحات',
    phoneLabel: 'مشاهدات الصفحات',
    cell: ({ pageViews }) => <bdi>{formatNumber(pageViews)}</bdi>,
  },
  {
    key: 'share',
    header: 'من الذروة',
    phoneLabel: 'من الذروة',
    cell: ({ visitors }) => <bdi>{percent(shareOfPeak(visitors))}</bdi>,
  },
]

/** The 24-hour visitors chart (Spec §2, Traffic), also on the overview. */
export function HoursCard({ hours }: { hours: readonly Hourly[] }) {
  return (
    <ChartCard
      title="الزوار خلال 24 ساعة"
      name="hours"
      kind="columns"
      points={hours.map(({ hour, visitors }) => ({
        name: clockHour(hour),
        value: visitors,
        figure: formatNumber(visitors),
      }))}
      columns={columns}
      rows={hours}
      rowKey={({ hour }) => hour}
    >
      <HourColumns hours={hours} />
    </ChartCard>
  )
}
