/** The sizes of the device ring, in pixels; the labels are outside the ring. */
export const RING = { box: 200, outer: 64, inner: 46, labels: 90 } as const
