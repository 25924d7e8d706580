/**
 * Positions and lengths of the parts of a placeholder, in pixels. Lengths are proportional to the shorter side.
 */
export type Geometry = {
  discs: (Point & { radius: number })[]
  /** circles are ellipses without a turn */
  lines: Ellipse[]
  lineWidth: number
  glyph: { x: number; y: number; size: number }
  body: Point & { radius: number }
}
type Point = { x: number; y: number }
/** `turn` is in radians, clockwise. */
export type Ellipse = Point & { rx: number; ry: number; turn: number }
type Canvas = { width: number; height: number; short: number; random: () => number }
type Scene = Pick<Geometry, 'discs' | 'lines'>

const BODY = 0.032
/**
 * Distance from the edges, as a share of the shorter side, so that cropping the picture does not hide the body.
 */
const MARGIN = 0.13
const TURN = 2 * Math.PI
/** How many angles to try for the body on each line, until it is clear of the glyph and the edges. */
const TRIES = 72

/** Circles around a point, at these distances in pixels. */
const circles = ({ x, y }: Point, radii: number[]): Ellipse[] =>
  radii.map((radius) => ({ x, y, rx: radius, ry: radius, turn: 0 }))

const series = (count: number, first: number, step: number) =>
  Array.from({ length: count }, (_, index) => first + step * index)

/** The scenes of a placeholder: each is drawn with discs and rings. */
const SCENES: ((canvas: Canvas) => Scene)[] = [corner, horizon, twins, orbits]

/** A disc near a corner, with rings around it. */
function corner({ width, height, short, random }: Canvas): Scene {
  const toSide = (near: number, far: number) => (random() < 0.5 ? near : far)
  const centre = {
    x: width * (toSide(0.08, 0.75) + 0.18 * random()),
    y: height * (toSide(0.06, 0.8) + 0.17 * random()),
  }
  const step = 0.15 + 0.04 * random()
  return {
    discs: [{ ...centre, radius: short * (0.115 + 1.5 * step) }],
    lines: circles(centre, series(8, short * (0.1 + step), short * step)),
  }
}

/** A wide disc that rises from the lower or the upper edge. */
function horizon({ width, height, short, random }: Canvas): Scene {
  const isRising = random() < 0.7
  const depth = short * (0.45 + 0.25 * random())
  const centre = {
    x: width * (0.25 + 0.5 * random()),
    y: isRising ? height + depth : -depth,
  }
  const step = short * (0.13 + 0.04 * random())
  return {
    discs: [{ ...centre, radius: depth + short * 0.22 }],
    lines: circles(centre, series(9, depth + short * 0.22 + step, step)),
  }
}

/** Two discs at opposite corners; their rings cross. */
function twins({ width, height, short, random }: Canvas): Scene {
  const isFalling = random() < 0.5
  const at = (share: number) => ({
    x: width * (isFalling ? share : 1 - share),
    y: height * share,
  })
  const [large, small] = [at(0.06 + 0.08 * random()), at(0.9 + 0.06 * random())]
  const step = short * (0.15 + 0.03 * random())
  return {
    discs: [
      { ...large, radius: short * 0.3 },
      { ...small, radius: short * 0.16 },
    ],
    lines: [
      ...circles(large, series(5, short * 0.3 + step, step)),
      ...circles(small, series(4, short * 0.16 + step, step)),
    ],
  }
}

/** Tilted orbits around the glyph. */
function orbits({ width, height, short, random }: Canvas): Scene {
  const centre = { x: width / 2, y: height / 2 }
  const turn = (0.2 + 0.35 * random()) * (random() < 0.5 ? 1 : -1)
  const flatness = 0.42 + 0.16 * random()
  return {
    discs: [{ ...centre, radius: short * 0.34 }],
    lines: series(6, short * 0.58, short * (0.24 + 0.05 * random())).map((rx) => ({
      ...centre,
      rx,
      ry: rx * flatness,
      turn,
    })),
  }
}

/**
 * Returns one of the scenes with a glyph in the middle, and one body on a line, inside the picture and clear of the
 * glyph. `width` and `height` are pixels, `seed` is a whole number. The same seed and size always give the same
 * drawing.
 */
export function composition(width: number, height: number, seed: number): Geometry {
  const short = Math.min(width, height)
  const random = sequence(seed)
  const draw = SCENES[Math.floor(random() * SCENES.length)] ?? corner
  const canvas = { width, height, short, random }
  const { discs, lines } = draw(canvas)
  const size = short * glyphShare(width, height)
  return {
    discs,
    lines,
    lineWidth: Math.max(1, short / 190),
    glyph: { x: (width - size) / 2, y: (height - size) / 2, size },
    body: { ...placeBody(canvas, lines, size * 0.62), radius: short * BODY },
  }
}

/** Returns the glyph's size as a share of the shorter side: more for narrow strips, less for large pictures. */
function glyphShare(width: number, height: number): number {
  if (width > 3 * height || height > 3 * width) return 0.62
  return width >= 600 ? 0.24 : 0.34
}

/** A point of a line, preferably of one in the middle of the list; `clear` is the distance from the middle in pixels. */
function placeBody(canvas: Canvas, lines: Ellipse[], clear: number): Point {
  const { width, height, short, random } = canvas
  const margin = short * MARGIN
  // A page may crop a 16:9 picture to 4:3.
  const isCropped = width <= 2 * height && width > height * (4 / 3)
  const side = isCropped ? (width - height * (4 / 3)) / 2 + short * BODY * 2 : margin
  const start = random() * TURN
  const first = 1 + Math.floor(random() * 3)
  for (let next = 0; next < lines.length; next++) {
    const line = lines[(first + next) % lines.length]
    for (let i = 0; line && i < TRIES; i++) {
      const { x, y } = pointOf(line, start + (i * TURN) / TRIES)
      const isInside = x > side && x < width - side && y > margin && y < height - margin
      const fromMiddle = Math.hypot(x - width / 2, y - height / 2)
      if (isInside && fromMiddle > clear + BODY * short) return { x, y }
    }
  }
  return { x: width - margin, y: height - margin }
}

function pointOf({ x, y, rx, ry, turn }: Ellipse, angle: number): Point {
  const [along, across] = [rx * Math.cos(angle), ry * Math.sin(angle)]
  return {
    x: x + along * Math.cos(turn) - across * Math.sin(turn),
    y: y + along * Math.sin(turn) + across * Math.cos(turn),
  }
}

/** Returns a whole number for a text, always the same one (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
