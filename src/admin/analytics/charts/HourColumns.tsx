import { PEAK_VISITORS, shareOfPeak } from '@/admin/analytics/arithmetic'
import { clockHour, percent, visitorCount } from '@/admin/analytics/figures'
import { ChartNote } from '@/admin/analytics/layout'
import type { Hourly } from '@/content/admin/analytics'
import { hourly } from '@/content/admin/analyticsTraffic'
import { formatNumber } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { colors, weight } from '@/ui/theme/tokens'

/** In pixels: the height of the plot and of the hour axis, the width of the scale, and space for the figure of the peak. */
export const PLOT = 260
const HOURS_AXIS = 36
const AXIS = 52
const HEADROOM = 32
/** The values with a line and a label. */
const TICKS = [0, 2000, 4000, 6000]
/** the hours from one label to the next */
const EVERY = 4
/** the space between two columns, as a share of both */
const COLUMN_GAP = 0.26
const COLUMN_RADIUS = 3

const peak = hourly.reduce((most, hour) => (hour.visitors > most.visitors ? hour : most))
const low = hourly.reduce((least, hour) => (hour.visitors < least.visitors ? hour : least))

const band = 100 / hourly.length

/**
 * The visitors of 24 hours as columns (Spec §2, Traffic), whose scale ends at the peak (Spec §9). Peak and low are
 * labelled with their figures, so that they do not differ by colour alone.
 */
export function HourColumns({ plot = PLOT }: { plot?: number }) {
  const { line, muted, chart1, chart4, ink } = colors
  const heightOf = (visitors: number) => (visitors / PEAK_VISITORS) * plot
  // The first hour is at the right.
  const start = (bands: number) => `${+(100 - bands * band).toFixed(3)}%`
  return (
    <>
      <ChartNote>
        الذروة <bdi>{clockHour(peak.hour)}</bdi> · الأقل <bdi>{clockHour(low.hour)}</bdi>
      </ChartNote>
      {/* Its columns fit any width. */}
      <svg
        aria-hidden
        width="100%"
        height={plot + HOURS_AXIS}
        style={{ marginBlockStart: HEADROOM, paddingInlineStart: AXIS, overflow: 'visible' }}
      >
        {TICKS.map((tick) => {
          const y = plot - heightOf(tick)
          return (
            <line key={tick} x2="100%" y1={y} y2={y} stroke={line} shapeRendering="crispEdges" />
          )
        })}
        {/* Cuts off what is below the axis, so that only the upper corners are round. */}
        <svg aria-hidden width="100%" height={plot}>
          {hourly.map((hour) => (
            <g key={hour.hour}>
              <title>{hintOf(hour)}</title>
              {/* The whole height shows the hint. */}
              <rect x={start(hour.hour + 1)} width={`${band}%`} height={plot} fill="transparent" />
              <rect
                x={start(hour.hour + 1 - COLUMN_GAP / 2)}
                width={`${+(band * (1 - COLUMN_GAP)).toFixed(3)}%`}
                y={plot - Math.round(heightOf(hour.visitors))}
                height={Math.round(heightOf(hour.visitors)) + COLUMN_RADIUS}
                rx={COLUMN_RADIUS}
                fill={hour === peak ? chart1 : hour === low ? ink : chart4}
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
          {hourly.map(
            ({ hour }) =>
              hour % EVERY === 0 && (
                <text
                  key={hour}
                  x={start(hour + 0.5)}
                  y={plot + 7}
                  textAnchor="middle"
                  dominantBaseline="hanging"
                >
                  {clockHour(hour)}
                </text>
              ),
          )}
        </g>
        {[peak, low].map(({ hour, visitors }) => (
          <text
            key={hour}
            x={start(hour + 0.5)}
            y={plot - heightOf(visitors) - 6}
            fontSize={13}
            fontWeight={weight.card}
            fill={ink}
            textAnchor="middle"
          >
            {formatNumber(visitors)}
          </text>
        ))}
      </svg>
    </>
  )
}

const hintOf = ({ hour, visitors }: Hourly) =>
  `${isolated(clockHour(hour))}: ${visitorCount(visitors)}، ${isolated(percent(shareOfPeak(visitors)))} من الذروة`
