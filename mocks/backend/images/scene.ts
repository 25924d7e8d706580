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
