import { useTheme } from '@mui/material/styles'
import { peakAndLow } from '@/admin/analytics/arithmetic'
import type { Hourly } from '@/content/admin/analytics'

// What `StaticHours` and `HoursChart` both draw.

/** The values with a line and a label. */
export const TICKS = [0, 2000, 4000, 6000]
/** the hours from one label to the next */
export const EVERY = 4
/** the space between two columns, as a share of both */
export const COLUMN_GAP = 0.26
export const COLUMN_RADIUS = 3

/** Returns the colour of an hour's column: the peak and the low differ from the others. */
export function useHourColors(hours: readonly Hourly[]): (hour: Hourly) => string {
  const { chart1, chart4, ink } = useTheme().vars.palette.tokens
  const ends = peakAndLow(hours)
  return (hour) => (hour === ends?.peak ? chart1 : hour === ends?.low ? ink : chart4)
}
