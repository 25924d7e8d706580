import useMediaQuery from '@mui/material/useMediaQuery'

/**
 * The props shared by all charts: no legend (the labels are part of the chart), no tab stop (the
 * chart is hidden from screen readers, which read the table), and no animation under
 * `prefers-reduced-motion`.
 */
export function useChartStyle() {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  return {
    hideLegend: true,
    disableKeyboardNavigation: true,
    skipAnimation: isStill,
    margin: 0,
  } as const
}
