/** How high the rows of a table are: 52 px with two lines, 44 px, and 40 px with one line. */
export const DENSITIES = ['comfortable', 'compact', 'dense'] as const

export type Density = (typeof DENSITIES)[number]
