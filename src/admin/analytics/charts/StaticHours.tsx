import { useTheme } from '@mui/material/styles'
import { PEAK_VISITORS } from '@/admin/analytics/arithmetic'
import { clockHour } from '@/admin/analytics/figures'
import type { Hourly } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { AXIS, HOURS_AXIS, PLOT } from './chartStyle'
import { COLUMN_GAP, COLUMN_RADIUS, EVERY, TICKS, useHourColors } from './hours'

/** `HoursChart` without the chart library, at the same place: an SVG whose columns fit any width. */
export function StaticHours({ hours, plot = PLOT }: { hours: readonly Hourly[]; plot?: number }) {
  const { line, muted } = useTheme().vars.palette.tokens
  const colorOf = useHourColors(hours)
  const band = 100 / hours.length
  const heightOf = (visitors: number) => (visitors / PEAK_VISITORS) * plot
  // The first hour is at the right.
  const percent = (bands: number) => `${+(100 - bands * band).toFixed(3)}%`
  return (
    <svg
      aria-hidden
      width="100%"
      height={plot + HOURS_AXIS}
      style={{ paddingInlineStart: AXIS, overflow: 'visible' }}
    >
      {TICKS.map((tick) => {
        const y = plot - heightOf(tick)
        return <line key={tick} x2="100%" y1={y} y2={y} stroke={line} shapeRendering="crispEdges" />
      })}
      {/* Cuts off what is below the axis, so that only the upper corners are round. */}
      <svg aria-hidden width="100%" height={plot}>
        {hours.map((hour, index) => (
          <rect
            key={hour.hour}
            x={percent(index + 1 - COLUMN_GAP / 2)}
            width={`${+(band * (1 - COLUMN_GAP)).toFixed(3)}%`}
            y={plot - Math.round(heightOf(hour.visitors))}
            height={Math.round(heightOf(hour.visitors)) + COLUMN_RADIUS}
            rx={COLUMN_RADIUS}
            fill={colorOf(hour)}
          />
        ))}
      </svg>
      <g direction="ltr" fontSize={13} fill={muted}>
        {TICKS.map((tick) => (
          <text key={tick} x="100%" dx={6} y={plot - heightOf(tick)} dominantBaseline="central">
            {formatNumber(tick)}
          </text>
        ))}
        {hours.map(
          ({ hour }, index) =>
            index % EVERY === 0 && (
              <text
                key={hour}
                x={percent(index + 0.5)}
                y={plot + 7}
                textAnchor="middle"
                dominantBaseline="hanging"
              >
                {clockHour(hour)}
              </text>
            ),
        )}
      </g>
    </svg>
  )
}
