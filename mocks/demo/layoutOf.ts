/** The widths between which the app has the same layout, in px: phone, tablet, desk. */
const BREAKS = [600, 900] as const

/** Which of the three layouts a window of this width has. */
export const layoutOf = (width: number): number => BREAKS.filter((limit) => width >= limit).length
