import { useTheme } from '@mui/material/styles'
import { PEAK_VISITORS, peakAndLow, shareOfPeak } from '@/admin/analytics/arithmetic'
import { clockHour, percent, visitorCount } from '@/admin/analytics/figures'
import type { Hourly } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { AXIS, HOURS_AXIS } from './chartSizes'

/** The values with a line and a label. */
const TICKS = [0, 2000, 4000, 6000]
/** the hours from one label to the next */
const EVERY = 4
/** the space between two columns, as a share of both */
const COLUMN_GAP = 0.26
const COLUMN_RADIUS = 3

const hint = ({ hour, visitors }: Hourly) =>
  `${isolated(clockHour(hour))}: ${visitorCount(visitors)}، ${isolated(percent(shareOfPeak(visitors)))} من الذروة`

/** The columns of `HourColumns`, which fit any width; under the pointer each names its figures. */
export function HoursDrawing({ hours, plot }: { hours: readonly Hourly[]; plot: number }) {
  const { line, muted, chart1, chart4, ink } = useTheme().vars.palette.tokens
  const ends = peakAndLow(hours)
  const band = 100 / hours.length
  const heightOf = (visitors: number) => (visitors / PEAK_VISITORS) * plot
  // The first hour is at the right.
  const at = (bands: number) => `${+(100 - bands * band).toFixed(3)}%`
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
          <g key={hour.hour}>
            <title>{hint(hour)}</title>
            <rect x={at(index + 1)} width={`${band}%`} height={plot} fill="transparent" />
            <rect
              x={at(index + 1 - COLUMN_GAP / 2)}
              width={`${+(band * (1 - COLUMN_GAP)).toFixed(3)}%`}
              y={plot - Math.round(heightOf(hour.visitors))}
              height={Math.round(heightOf(hour.visitors)) + COLUMN_RADIUS}
              rx={COLUMN_RADIUS}
              fill={hour === ends?.peak ? chart1 : hour === ends?.low ? ink : chart4}
            />
          </g>
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
                x={at(index + 0.5)}
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
