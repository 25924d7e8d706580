import { styled, useTheme } from '@mui/material/styles'
import { PEAK_VISITORS, peakAndLow } from '@/admin/analytics/arithmetic'
import { clockHour } from '@/admin/analytics/figures'
import { ChartNote } from '@/admin/analytics/layout'
import type { Hourly } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { size, weight } from '@/ui/theme/tokens'
import { ChartSlot, lazyChart } from './ChartSlot'
import { AXIS, HEADROOM, HOURS_AXIS, PLOT } from './chartStyle'
import { COLUMN_GAP, COLUMN_RADIUS, EVERY, TICKS, useHourColors } from './hours'

const Box = styled('div')({ position: 'relative', paddingBlockStart: HEADROOM })

const Figure = styled('b')({
  position: 'absolute',
  inlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  fontSize: size.t13,
  fontWeight: weight.card,
  lineHeight: 1.6,
  pointerEvents: 'none',
})

const HoursChart = lazyChart(() => import('./HoursChart').then((it) => it.HoursChart))

/**
 * The visitors of 24 hours as columns (Spec §2, Traffic). Peak and low are labelled with their
 * figures, so that they do not differ by colour alone. With a `plot` of another height it stays the static chart.
 */
export function HourColumns({ hours, plot = PLOT }: { hours: readonly Hourly[]; plot?: number }) {
  const ends = peakAndLow(hours)
  const still = <StaticHours hours={hours} plot={plot} />
  return (
    <>
      {ends && (
        <ChartNote>
          الذروة <bdi>{clockHour(ends.peak.hour)}</bdi> · الأقل{' '}
          <bdi>{clockHour(ends.low.hour)}</bdi>
        </ChartNote>
      )}
      <Box>
        {plot === PLOT ? (
          <ChartSlot height={PLOT + HOURS_AXIS} staticChart={still}>
            <HoursChart whenIdle placeholder={still} hours={hours} />
          </ChartSlot>
        ) : (
          still
        )}
        {ends &&
          [ends.peak, ends.low].map((hour) => (
            <Figure key={hour.hour} style={placeOver(hour, hours, plot)}>
              <bdi>{formatNumber(hour.visitors)}</bdi>
            </Figure>
          ))}
      </Box>
    </>
  )
}

/** Positions an element above the column of an hour, at any chart width. */
const placeOver = (hour: Hourly, hours: readonly Hourly[], plot: number) => ({
  insetInlineStart: `calc(${AXIS}px + (100% - ${AXIS}px) * ${(hours.indexOf(hour) + 0.5) / hours.length})`,
  insetBlockEnd: HOURS_AXIS + (hour.visitors / PEAK_VISITORS) * plot,
})

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
