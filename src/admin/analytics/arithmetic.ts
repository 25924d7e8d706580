import type { FunnelStep } from '@/content/admin/analytics'

/** Spec §9: the bars of the hour chart scale to the peak of 7120 visitors. */
export const PEAK_VISITORS = 7120

/** The sum of one field over the rows; 0 without rows. */
export const total = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0)

/** `part` in percent of `whole`; 0 if `whole` is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100

/** Rounds half up to `decimals` decimals: `round(1.255, 2)` is 1.26. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON * Math.sign(value)) * factor) / factor
}

/** An hour's visitors as a share of the peak (Spec §9, D-23), in percent with one decimal. */
export const shareOfPeak = (visitors: number): number =>
  round(percentOf(visitors, PEAK_VISITORS), 1)

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

/** The step that loses the greatest share of the previous step's visitors, the earlier one of equals. */
export const greatestLoss = (rows: readonly FunnelRow[]): FunnelRow =>
  rows.reduce((worst, row) => ((row.ofPrevious ?? 100) < (worst.ofPrevious ?? 100) ? row : worst))
