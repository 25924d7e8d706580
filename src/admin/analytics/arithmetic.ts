import type { FunnelStep, Hourly } from '@/content/admin/analytics'

/** Spec §9: the bars of the hour chart scale to the peak of 7120 visitors. */
export const PEAK_VISITORS = 7120

/** The sum of one field over the rows; 0 without rows. */
export const total = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0)

/** `part` in percent of `whole`; 0 if `whole` is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100

/** `sum` divided by `count` (riyals per click, revenue per visitor); 0 if `count` is 0. */
export const perOne = (sum: number, count: number): number => (count === 0 ? 0 : sum / count)

/** Rounds half up to `decimals` decimals: `round(1.255, 2)` is 1.26. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON * Math.sign(value)) * factor) / factor
}

/** An hour's visitors as a share of the peak (Spec §9, D-23), in percent with one decimal. */
export const shareOfPeak = (visitors: number): number =>
  round(percentOf(visitors, PEAK_VISITORS), 1)

/** The hours with the most and the fewest visitors, the earlier one of equals; null without hours. */
export function peakAndLow(hours: readonly Hourly[]): { peak: Hourly; low: Hourly } | null {
  const [first, ...rest] = hours
  if (!first) return null
  return rest.reduce(
    ({ peak, low }, hour) => ({
      peak: hour.visitors > peak.visitors ? hour : peak,
      low: hour.visitors < low.visitors ? hour : low,
    }),
    { peak: first, low: first },
  )
}

export type FunnelRow = FunnelStep & {
  /** percent of the first step's visitors, with one decimal */
  ofFirst: number
  /** percent of the previous step's visitors; null at the first step */
  ofPrevious: number | null
}

/** The funnel steps, each with its share of the first and of the previous step (Spec §2, funnel). */
export const funnelRows = (steps: readonly FunnelStep[]): FunnelRow[] =>
  steps.map((step, index) => {
    const previous = steps[index - 1]
    return {
      ...step,
      ofFirst: round(percentOf(step.visitors, steps[0]?.visitors ?? 0), 1),
      ofPrevious: previous ? round(percentOf(step.visitors, previous.visitors), 1) : null,
    }
  })

/**
 * The step that loses the greatest share of the previous step's visitors, the earlier one of
 * equals; null with fewer than two steps.
 */
export function greatestLoss(rows: readonly FunnelRow[]): FunnelRow | null {
  let worst: FunnelRow | null = null
  for (const row of rows)
    if (row.ofPrevious !== null && row.ofPrevious < (worst?.ofPrevious ?? Infinity)) worst = row
  return worst
}
