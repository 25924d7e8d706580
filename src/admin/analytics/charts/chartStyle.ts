import useMediaQuery from '@mui/material/useMediaQuery'

/**
 * What every drawing shares: no legend (the labels stand at the drawing), no tab stop (it is hidden from
 * screen readers, who have the table), and no motion for those who asked for none.
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
