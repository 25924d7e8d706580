/** Of the hour chart, in pixels: its plot's height, the room of the hours under it and of the scale beside it. */
export const PLOT = 260
export const HOURS_AXIS = 36
export const AXIS = 52
/** over the plot, for the peak's figure */
export const HEADROOM = 20
