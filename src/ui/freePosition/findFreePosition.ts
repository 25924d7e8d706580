/** A rectangle in the window, in pixels: its top left corner and its size. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** What a floating element should not cover. Where there is no free position, what has a larger `weight` stays free. */
export type Obstacle = Box & { weight?: number }

type Size = Pick<Box, 'width' | 'height'>
type Shift = Pick<Box, 'x' | 'y'>

/** Minimum distances in pixels: to the edges of the window (`EDGE`), and to a control (`GAP`). */
const EDGE = 16
const GAP = 8

/** Whether a floating element may leave its side of the window. */
export type Sides = 'any' | 'own'

/**
 * Finds a position where a floating element covers no control: the one nearest to `home`, on the same side of
 * the window or, with `any`, also in the middle or on the other side. Takes boxes in window coordinates and
 * returns the shift from `home`. If there is no free position, it returns the one that covers the least.
 * `isControl` is asked only about boxes that the element would cover, because hit tests are slow.
 */
export function findFreePosition<Control extends Obstacle>(
  home: Box,
  controls: readonly Control[],
  window: Size,
  sides: Sides = 'any',
  isControl: (control: Control) => boolean = () => true,
): Shift {
  const { width, height } = home
  const others = [(window.width - width) / 2, window.width - width - home.x]
  const columns = sides === 'own' ? [home.x] : [home.x, ...others]
  const rows = controls
    .flatMap((control) => [control.y + control.height + GAP, control.y - GAP - height])
    .filter((y) => y >= EDGE && y + height <= window.height - EDGE)
  const shifts = columns
    .flatMap((x) => [home.y, ...rows].map((y) => ({ x: x - home.x, y: y - home.y })))
    .sort((a, b) => distance(a) - distance(b))
  let best = { shift: { x: 0, y: 0 }, covered: Number.POSITIVE_INFINITY }
  for (const shift of shifts) {
    const position = { x: home.x + shift.x, y: home.y + shift.y, width, height }
    const covered = controls.reduce((sum, control) => {
      const area = overlap(position, control)
      return area > 0 && isControl(control) ? sum + area * (control.weight ?? 1) : sum
    }, 0)
    if (covered < best.covered) best = { shift, covered }
    if (covered === 0) break
  }
  return best.shift
}

const distance = ({ x, y }: Shift) => Math.abs(x) + Math.abs(y)

/** Returns the area that two boxes share, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
