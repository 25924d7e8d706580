import { useMemo } from 'react'
import { useNow } from '@/ui/theme/useNow'
import type { Span } from './analyticsSearchParams'
import { total } from './arithmetic'
import { type PeriodPart, partsOf } from './periodDays'

/** A part of a period, by its name, and of each whole its part. */
export type PeriodRow = { id: string } & Readonly<Record<number, number>>

/** Whole figures over the parts of a period up to today; no rows in HTML made at build time, which knows no day. */
export function usePeriodRows(span: Span, wholes: readonly number[]): readonly PeriodRow[] {
  const now = useNow()
  return useMemo(() => {
    const parts = now ? partsOf(span, now) : []
    const series = wholes.map((whole, phase) => spread(whole, parts, phase))
    return parts.map(({ name }, at) => ({ id: name, ...series.map((values) => values[at] ?? 0) }))
  }, [span, now, wholes])
}

/**
 * A whole figure over the parts of a period, in whole numbers that add up to it. The sample has the same figures for
 * every period (D-23), so a line is a sample, too: a slow wave, which `phase` shifts.
 */
export function spread(whole: number, parts: readonly PeriodPart[], phase: number): number[] {
  const weights = parts.map(
    ({ days }, at) => days * (1 + at / (3 * parts.length) + Math.sin(at * 1.9 + phase) / 5),
  )
  const all = total(weights, (weight) => weight)
  let before = 0
  let given = 0
  return weights.map((weight) => {
    before += weight
    const part = Math.round((whole * before) / all) - given
    given += part
    return part
  })
}
