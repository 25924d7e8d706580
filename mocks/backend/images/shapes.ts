/** Outlines as SVG path data, on a canvas of 1600 × 900. Several of them joined are one path. */

export const WIDTH = 1600
export const HEIGHT = 900

/** Whole units: the paths are short, and Node and the browser write the same. */
const n = (value: number): string => String(Math.round(value))
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`

/** A shape with corners, always clockwise: in one path shapes of opposite directions would cut holes. */
export function poly(...points: readonly number[]): string {
  const corners = Array.from({ length: points.length / 2 }, (_, i) =>
    points.slice(2 * i, 2 * i + 2),
  )
  const area = corners.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = corners[(i + 1) % corners.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)
  const clockwise = area < 0 ? corners.reverse() : corners
  return `M${clockwise.flat().map(n).join(' ')}Z`
}

/** Points around another one, in units of a size: `x, y` of each, from there. */
export const around = (x: number, y: number, size: number, points: readonly number[]): number[] =>
  points.map((value, i) => (i % 2 === 0 ? x : y) + value * size)

/** An open line through points. */
export const line = (...points: readonly number[]): string => `M${points.map(n).join(' ')}`

/** A straight beam or limb with a round end. */
export function beam(x1: number, y1: number, x2: number, y2: number, half: number): string {
  const share = half / Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(y2 - y1) * share, (x1 - x2) * share]
  return (
    poly(x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy) +
    circle(x2, y2, half)
  )
}

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`

/** A box with round corners, or a capsule. */
export function pill(x: number, y: number, width: number, height: number, corner = height / 2) {
  const r = Math.min(corner, width / 2, height / 2)
  const turn = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${at(dx, dy)}`
  return `M${at(x + r, y)}h${n(width - 2 * r)}${turn(r, r)}v${n(height - 2 * r)}${turn(-r, r)}h${n(2 * r - width)}${turn(-r, -r)}v${n(2 * r - height)}${turn(r, -r)}z`
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  // A chord that is not exactly twice the radius would bend the circle.
  const [a, b] = [Math.round(rx), Math.round(ry)]
  return `M${at(x - a, y)}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0z`
}

export const circle = (x: number, y: number, radius: number): string =>
  ellipse(x, y, radius, radius)

/** An opening that ends in a half circle, or in a point: `y` is its foot. */
export function arch(x: number, y: number, width: number, height: number, isPointed = false) {
  const r = width / 2
  const spring = y - height + r
  if (!isPointed) return `M${at(x, y)}V${n(spring)}a${n(r)} ${n(r)} 0 0 1 ${n(width)} 0V${n(y)}z`
  const top = y - height
  return `M${at(x, y)}V${n(spring)}Q${at(x, top + r * 0.35)} ${at(x + r, top)}Q${at(x + width, top + r * 0.35)} ${at(x + width, spring)}V${n(y)}z`
}

/** A row of equal openings. */
export const arcade = (
  count: number,
  x: number,
  y: number,
  step: number,
  width: number,
  height: number,
  isPointed = false,
): string => times(count, (i) => arch(x + i * step, y, width, height, isPointed))

/** A pointed dome with a finial; `y` is its foot. */
export function dome(x: number, y: number, radius: number): string {
  const top = y - radius * 1.15
  return `M${at(x - radius, y)}C${at(x - radius * 1.12, y - radius * 0.62)} ${at(x - radius * 0.4, top + radius * 0.12)} ${at(x, top - radius * 0.12)}C${at(x + radius * 0.4, top + radius * 0.12)} ${at(x + radius * 1.12, y - radius * 0.62)} ${at(x + radius, y)}z${rect(x - radius * 0.03, top - radius * 0.5, radius * 0.06, radius * 0.45)}${circle(x, top - radius * 0.5, radius * 0.06)}`
}

/** A round minaret with two balconies. */
export function minaret(x: number, y: number, width: number, height: number): string {
  const top = y - height
  const w = width / 2
  return [
    rect(x - w, top + height * 0.28, width, height * 0.72),
    rect(x - w * 1.5, top + height * 0.42, width * 1.5, height * 0.035),
    rect(x - w * 1.35, top + height * 0.26, width * 1.35, height * 0.035),
    rect(x - w * 0.62, top + height * 0.12, width * 0.62, height * 0.16),
    poly(x - w * 0.8, top + height * 0.13, x, top, x + w * 0.8, top + height * 0.13),
  ].join('')
}

/** A triangle with a shadow side: the light half, then the dark one. */
export const pyramid = (x: number, y: number, half: number, height: number): [string, string] => [
  poly(x - half, y, x, y - height, x + half * 0.25, y),
  poly(x + half * 0.25, y, x, y - height, x + half, y),
]

/** Calls a function for 0, 1, 2 … and joins the paths. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The ground below a soft line through heights at equal distances. */
export function hills(heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1)
  const [first = 0] = heights
  const curve = heights.slice(1).map((y, i) => {
    const before = heights[i] ?? y
    const x = i * step
    return `C${at(x + step / 2, before)} ${at(x + step / 2, y)} ${at(x + step, y)}`
  })
  return `M${at(0, first)}${curve.join('')}V${HEIGHT}H0z`
}

/** The ground below a line with corners, whose heights are from `y` on. */
export const peaks = (points: readonly number[], y = 0): string =>
  `M0 ${HEIGHT}L${around(0, y, 1, points).map(n).join(' ')}L${WIDTH} ${HEIGHT}Z`

/** A curve of waves, closed at the foot of the canvas. */
export function waves(y: number, length: number, lift: number, shift = 0): string {
  const count = Math.ceil(WIDTH / length) + 2
  return `M${at(-length + shift, y)}${times(count, () => `q${at(length / 2, lift)} ${at(length, 0)}`)}V${HEIGHT}H${n(-length)}z`
}

/** A palm: its stem and its leaves. `y` is its foot. */
export function palm(x: number, y: number, height: number, lean = 0.08): string {
  const [topX, topY] = [x + height * lean, y - height]
  const stem = height * 0.03
  const leaf = (dx: number, dy: number, rise: number) => {
    const [endX, endY] = [topX + dx * height, topY + dy * height]
    const [midX, midY] = [topX + dx * height * 0.5, topY + (dy * 0.4 - rise) * height]
    const [upper, lower] = [at(midX, midY), at(midX, midY + height * 0.1)]
    const [first, second] = dx < 0 ? [lower, upper] : [upper, lower]
    return `M${at(topX, topY)}Q${first} ${at(endX, endY)}Q${second} ${at(topX, topY)}z`
  }
  return [
    `M${at(x - stem, y)}Q${at(x + height * lean * 0.3, y - height * 0.6)} ${at(topX - stem * 0.6, topY)}H${n(topX + stem * 0.6)}Q${at(x + stem + height * lean * 0.4, y - height * 0.6)} ${at(x + stem * 1.3, y)}z`,
    leaf(-0.36, 0.16, 0.16),
    leaf(0.36, 0.16, 0.16),
    leaf(-0.28, -0.05, 0.16),
    leaf(0.28, -0.05, 0.16),
    leaf(-0.26, 0.3, 0.06),
    leaf(0.26, 0.3, 0.06),
    leaf(0.06, -0.2, 0.1),
  ].join('')
}

export const tree = (x: number, y: number, height: number): string =>
  rect(x - height * 0.04, y - height * 0.45, height * 0.08, height * 0.45) +
  circle(x, y - height * 0.66, height * 0.3) +
  circle(x - height * 0.2, y - height * 0.52, height * 0.21) +
  circle(x + height * 0.2, y - height * 0.52, height * 0.21)

/** A conifer in three tiers. */
export const pine = (x: number, y: number, height: number): string =>
  rect(x - height * 0.03, y - height * 0.15, height * 0.06, height * 0.15) +
  times(3, (i) => {
    const [half, top] = [height * (0.27 - i * 0.06), y - height * (0.55 + i * 0.22)]
    return poly(x - half, top + height * 0.45, x, top, x + half, top + height * 0.45)
  })

/** A cloud with a flat foot. */
export const cloud = (x: number, y: number, width: number): string =>
  pill(x, y - width * 0.16, width, width * 0.16) +
  circle(x + width * 0.36, y - width * 0.17, width * 0.17) +
  circle(x + width * 0.62, y - width * 0.13, width * 0.12)

/** A person in a long robe; `y` is its hem. */
export const person = (x: number, y: number, height: number): string =>
  circle(x, y - height * 0.89, height * 0.11) +
  `M${at(x - height * 0.2, y)}Q${at(x - height * 0.16, y - height * 0.5)} ${at(x - height * 0.16, y - height * 0.62)}a${n(height * 0.16)} ${n(height * 0.15)} 0 0 1 ${n(height * 0.32)} 0Q${at(x + height * 0.16, y - height * 0.5)} ${at(x + height * 0.2, y)}z`

/** Heads and shoulders of an audience, seen from behind. */
export const audience = (y: number, size: number, random: () => number): string =>
  times(Math.ceil(WIDTH / (size * 0.95)) + 1, (i) => {
    const [x, foot] = [i * size * 0.95, y + size * (0.5 + 0.12 * random())]
    return (
      circle(x, foot - size * 0.84, size * 0.15) +
      arch(x - size * 0.28, foot, size * 0.56, size * 0.64)
    )
  })

/** Boxes of different heights, side by side, from one edge to the other; `y` is their foot. */
export function blocks(
  y: number,
  min: number,
  max: number,
  width: number,
  random: () => number,
): string {
  let path = ''
  for (let x = -20; x < WIDTH; ) {
    const [w, h] = [width * (0.7 + 0.6 * random()), min + (max - min) * random()]
    path += rect(x, y - h, w + 1, h)
    if (random() < 0.25) path += rect(x + w * 0.45, y - h - 40, w * 0.06, 40)
    x += w
  }
  return path
}

/** Small windows in rows. */
export const windows = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  size: number,
): string =>
  times(columns * rows, (i) =>
    rect(x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY, size, size * 1.3),
  )

export const between = (random: () => number, from: number, to: number) =>
  from + (to - from) * random()

/** A strip of ground that widens from a height to the foot of the canvas. */
export const strip = (x: number, y: number, width: number, footX: number, footWidth: number) =>
  poly(x, y, footX, HEIGHT, footX + footWidth, HEIGHT, x + width, y)

/** All that is below a height. */
export const ground = (y: number): string => rect(0, y, WIDTH, HEIGHT - y)

/** A person in motion: the head, and the limbs as beams from joint to joint. */
export const figure = (x: number, y: number, size: number, limbs: readonly number[][]): string =>
  limbs
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, half = 0]) =>
      beam(x + x1 * size, y + y1 * size, x + x2 * size, y + y2 * size, half * size),
    )
    .join('')
