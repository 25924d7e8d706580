import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'

export type BarRow = {
  id: string
  /** plain text for the tooltip; unique among the rows */
  name: string
  /** shown before the name: a flag */
  mark?: ReactNode
  /** the bar's length, 0 to 100 */
  value: number
  /** at the end of the row: `42%` */
  figure: string
  /** shown in muted text before the figure */
  detail?: string
  /** the full figure, in the tooltip */
  hint: string
}

/** In pixels: the height of a row, the height of its bar, and the bar's distance below the middle of the row. */
export const ROW = 48
export const BAR = 8
export const LOWER = 8

/** Returns the colour of a row's bar. Only the largest one is orange; its length and its figure give the same information. */
export function useBarColors(rows: readonly BarRow[]): (row: BarRow) => string {
  const { chart1, chart2 } = useTheme().vars.palette.tokens
  const most = Math.max(...rows.map(({ value }) => value))
  return ({ value }) => (value === most ? chart1 : chart2)
}
