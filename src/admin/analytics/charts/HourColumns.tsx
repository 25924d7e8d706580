import { styled } from '@mui/material/styles'
import { PEAK_VISITORS, peakAndLow } from '@/admin/analytics/arithmetic'
import { clockHour } from '@/admin/analytics/figures'
import { ChartNote } from '@/admin/analytics/layout'
import type { Hourly } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { size, weight } from '@/ui/theme/tokens'
import { ChartSlot, lazyChart } from './ChartSlot'
import { AXIS, HEADROOM, HOURS_AXIS, PLOT } from './chartStyle'
import { StaticHours } from './StaticHours'

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
