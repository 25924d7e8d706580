/**
 * The props shared by all charts: no legend (the labels are part of the chart), no tab stop (the chart is hidden from
 * screen readers, which read the table), and no animation, since the static chart was there before (`ChartSlot`).
 */
export const chartStyle = {
  hideLegend: true,
  disableKeyboardNavigation: true,
  skipAnimation: true,
  margin: 0,
} as const
