/** In pixels: the height of the plot, the height of the hour axis, and the width of the scale. */
export const PLOT = 260
export const HOURS_AXIS = 36
export const AXIS = 52
/** space above the plot for the figure of the peak */
export const HEADROOM = 20
