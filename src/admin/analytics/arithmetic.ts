import type { FunnelStep, Hourly } from '@/content/admin/analytics'

/** Spec §9: the bars of the hour chart scale to the peak of 7120 visitors. */
export const PEAK_VISITORS = 7120

/** The sum of one field; of no rows, 0. */
export const total = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0)

/** A part of a whole in percent; of nothing, 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100

/** A quotient that is 0 where there is nothing to divide by: riyals per click, revenue per visitor. */
export const perOne = (sum: number, count: number): number => (count === 0 ? 0 : sum / count)

/** Rounded half up to so many decimals: `round(1.255, 2)` is 1.26. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON * Math.sign(value)) * factor) / factor
}

/** Where most and fewest come, the earlier of equals; null of no hours. */
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
  /** of those who took the first step, in percent */
  ofFirst: number
  /** of those who took the step before; null at the first */
  ofPrevious: number | null
}

/** How many of the first step's visitors, and of the last step's, are left at each (Spec §2, funnel). */
export const funnelRows = (steps: readonly FunnelStep[]): FunnelRow[] =>
  steps.map((step, index) => {
    const previous = steps[index - 1]
    return {
      ...step,
      ofFirst: percentOf(step.visitors, steps[0]?.visitors ?? 0),
      ofPrevious: previous ? percentOf(step.visitors, previous.visitors) : null,
    }
  })

/** The step at which the greatest share of the step before is lost, the earlier of equals; null of one step. */
export function greatestLoss(rows: readonly FunnelRow[]): FunnelRow | null {
  let worst: FunnelRow | null = null
  for (const row of rows)
    if (row.ofPrevious !== null && row.ofPrevious < (worst?.ofPrevious ?? Infinity)) worst = row
  return worst
}

export type SortDirection = 'ascending' | 'descending'

/**
 * The rows ordered by one field: numbers by size, texts by the Arabic alphabet. Equal ones keep their
 * order, and the rows given are left as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  read: (row: Row) => number | string,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => sign * compare(read(one), read(other)))
}

const arabic = new Intl.Collator('ar')

const compare = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : arabic.compare(String(one), String(other))
