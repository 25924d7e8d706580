/** How high the rows of a table are: 69 px with two lines, 57 px, and 44 px with one line. */
export const DENSITIES = ['comfortable', 'compact', 'dense'] as const

export type Density = (typeof DENSITIES)[number]
