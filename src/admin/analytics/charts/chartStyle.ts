// The sizes of charts in pixels. The static charts, which the page shows until the chart library is loaded, have the
// same ones.

/** The device ring; its labels are outside of it. */
export const RING = { box: 200, outer: 64, inner: 46, labels: 90 } as const
/** the space between two of its arcs */
export const RING_GAP = 3

/** The hour chart: the height of its plot, the height of the hour axis, and the width of the scale. */
export const PLOT = 260
export const HOURS_AXIS = 36
export const AXIS = 52
/** space above the plot for the figure of the peak */
export const HEADROOM = 20

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
