/**
 * The parts of a drawing: `s` sky, `h` halo, a little lighter or deeper than the sky, 1 to 5 from far to near, `w` the
 * light detail (windows, sails), `o` the one orange body. With `r` and `l` the path is a thin or a strong line.
 */
export type Tone = 's' | 'h' | 1 | 2 | 3 | 4 | 5 | 'w' | 'o' | 'r' | 'l'
export type Layer = readonly [tone: Tone, path: string]

/** What the story decides: random numbers from 0 to 1, and the height of the horizon from -40 to 40. */
export type Moment = { random: () => number; lift: number }

/**
 * A scene: where its sun or moon is (without one, the scene itself has the orange body), its layers, and whether it must
 * not be mirrored, as a chart whose time runs from right to left.
 */
export type Scene = {
  sun?: readonly [x: number, y: number]
  layers: readonly Layer[]
  isFixed?: boolean
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
