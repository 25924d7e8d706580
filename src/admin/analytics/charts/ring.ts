/** The ring of devices, in pixels; names stand outside of it. */
export const RING = { box: 200, outer: 64, inner: 46, labels: 90 } as const
