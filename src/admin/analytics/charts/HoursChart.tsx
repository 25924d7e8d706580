import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { PEAK_VISITORS, shareOfPeak } from '@/admin/analytics/arithmetic'
import { clockHour, percent, visitorCount } from '@/admin/analytics/figures'
import type { Hourly } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { AXIS, chartStyle, HOURS_AXIS, PLOT } from './chartStyle'
import { COLUMN_GAP, COLUMN_RADIUS, EVERY, TICKS, useHourColors } from './hours'

/** The columns of `HourColumns`: the time axis starts at the inline start, and the scale ends at the peak. */
export function HoursChart({ hours }: { hours: readonly Hourly[] }) {
  const { muted } = useTheme().vars.palette.tokens
  const colorOf = useHourColors(hours)
  const tickLabelStyle = { fill: muted, fontSize: 13 }
  const labels = hours.map(({ hour }) => clockHour(hour))
  return (
    <BarChart
      {...chartStyle}
      height={PLOT + HOURS_AXIS}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: labels,
          reverse: true,
          height: HOURS_AXIS,
          categoryGapRatio: COLUMN_GAP,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle,
          tickLabelInterval: (_, index) => index % EVERY === 0,
          colorMap: { type: 'ordinal', values: labels, colors: hours.map(colorOf) },
        },
      ]}
      yAxis={[
        {
          // Spec §9: the bars scale to the peak.
          min: 0,
          max: PEAK_VISITORS,
          position: 'right',
          width: AXIS,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle,
          tickInterval: TICKS,
          valueFormatter: (value: number) => formatNumber(value),
        },
      ]}
      series={[
        {
          label: 'الزوار',
          data: hours.map(({ visitors }) => visitors),
          valueFormatter: (value) =>
            `${visitorCount(value ?? 0)}، ${isolated(percent(shareOfPeak(value ?? 0)))} من الذروة`,
        },
      ]}
      borderRadius={COLUMN_RADIUS}
      axisHighlight={{ x: 'band', y: 'none' }}
    />
  )
}
