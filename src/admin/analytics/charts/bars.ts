import type { ReactNode } from 'react'

export type BarRow = {
  id: string
  /** plain words, for the tooltip; a part has no name twice */
  name: string
  /** drawn before the name: a flag */
  mark?: ReactNode
  /** the bar's length, 0 to 100 */
  value: number
  /** at the row's end: `42%` */
  figure: string
  /** quieter, before the figure */
  detail?: string
  /** the figure in full, in the tooltip */
  hint: string
}

/** Of a row, in pixels: its height, its bar's, and how far under the middle the bar lies. */
export const ROW = 48
export const BAR = 8
export const LOWER = 8
