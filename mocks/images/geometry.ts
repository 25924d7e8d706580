/**
 * Positions and lengths of the parts of a placeholder, in pixels. Lengths are proportional to the shorter side.
 */
export type Geometry = {
  centre: Point
  disc: number
  rings: number[]
  ringWidth: number
  glyph: { x: number; y: number; size: number }
  body: Point & { radius: number }
}
type Point = { x: number; y: number }

const RING_COUNT = 8
const BODY = 0.032
/**
 * Distance from the edges, as a share of the shorter side, so that cropping the picture does not hide the body.
 */
const MARGIN = 0.13
const TURN = 2 * Math.PI
/** How many angles to try for the body, until it is clear of the glyph and the edges. */
const TRIES = 72

/**
 * Returns the reference's composition: a disc and its rings around a point near a corner, a glyph in the
 * middle, and one body on the third or fourth ring, inside the picture and clear of the glyph. `width` and
 * `height` are pixels, `seed` is a whole number. The same seed and size always give the same drawing.
 */
export function composition(width: number, height: number, seed: number): Geometry {
  const short = Math.min(width, height)
  const random = sequence(seed)
  const toSide = (near: number, far: number) => (random() < 0.5 ? near : far)
  const centre = {
    x: width * (toSide(0.08, 0.75) + 0.18 * random()),
    y: height * (toSide(0.06, 0.8) + 0.17 * random()),
  }
  const step = 0.15 + 0.04 * random()
  const rings = Array.from({ length: RING_COUNT }, (_, i) => short * (0.1 + step * (i + 1)))
  const size = short * glyphShare(width, height)
  const glyph = { x: (width - size) / 2, y: (height - size) / 2, size }
  const body = placeBody({ width, height, centre, rings, clear: size * 0.62, random })
  return {
    centre,
    disc: short * (0.115 + 1.5 * step),
    rings,
    ringWidth: Math.max(1, short / 190),
    glyph,
    body: { ...body, radius: short * BODY },
  }
}

/** Returns the glyph's size as a share of the shorter side: more for narrow strips, less for large pictures. */
function glyphShare(width: number, height: number): number {
  if (width > 3 * height || height > 3 * width) return 0.62
  return width >= 600 ? 0.24 : 0.34
}

function placeBody(canvas: {
  width: number
  height: number
  centre: Point
  rings: number[]
  clear: number
  random: () => number
}): Point {
  const { width, height, centre, rings, random } = canvas
  const margin = Math.min(width, height) * MARGIN
  const start = random() * TURN
  const radius = rings[random() < 0.5 ? 2 : 3] ?? 0
  for (let i = 0; i < TRIES; i++) {
    const angle = start + (i * TURN) / TRIES
    const x = centre.x + radius * Math.cos(angle)
    const y = centre.y + radius * Math.sin(angle)
    const isInside = x > margin && x < width - margin && y > margin && y < height - margin
    const fromMiddle = Math.hypot(x - width / 2, y - height / 2)
    if (isInside && fromMiddle > canvas.clear + BODY * Math.min(width, height)) return { x, y }
  }
  return { x: width - margin, y: height - margin }
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
