import { BRIGHT, PARTS } from './colours'

/**
 * The parts of a picture: `s` sky, `h` halo, a little lighter or deeper than the sky, 1 to 5 from far to near, `w` the
 * light detail (windows, sails), `i` the ink of letters, `o` the one orange body. With `r` and `l` it is a thin or a strong line.
 */
export type Tone = 's' | 'h' | 1 | 2 | 3 | 4 | 5 | 'w' | 'i' | 'o' | 'r' | 'l'

const FILL = new Map<string, Tone>(PARTS.map(([part, colour]) => [colour, part])).set(BRIGHT, 'o')
const STROKE = new Map<string, Tone>([
  ['#bbc7d3', 'r'],
  ['#4b627d', 'l'],
])

/**
 * The drawings, on a canvas of 1600 × 900: an SVG editor opens and saves them. Each shape has a colour of `FILL` or
 * `STROKE`, in whose place the colour of the topic or country comes; another colour stays as it is.
 */
const files = readFiles()

function readFiles(): Record<string, string> {
  try {
    return import.meta.glob<string>('./pictures/*/*.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
  } catch {
    // Playwright's loader is not Vite's.
    const { globSync, readFileSync } = process.getBuiltinModule('node:fs')
    const folder = 'mocks/backend/images'
    return Object.fromEntries(
      globSync(`${folder}/pictures/*/*.svg`).map((file) => [
        file.replace(folder, '.'),
        readFileSync(file, 'utf8'),
      ]),
    )
  }
}

export type Folder = 'landmarks' | 'numbers' | 'plinths' | 'products' | 'scenes'

/** Returns the shapes of a drawing with the classes of their parts (`k` and the tone), or null without such a file. */
export function shapesOf(folder: Folder, name: string): string | null {
  const file = files[`./pictures/${folder}/${name}.svg`]
  if (file === undefined) return null
  return file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '')
    .replace(/ (fill|stroke)="(#[\da-f]{6})"/gi, (attribute, kind: string, colour: string) => {
      const tone = (kind === 'fill' ? FILL : STROKE).get(colour.toLowerCase())
      return tone === undefined ? attribute : ` class="k${tone}"`
    })
}

/** Returns the near parts of a drawing in the one quiet tone of the halo. */
export const silhouetteOf = (shapes: string): string =>
  (shapes.match(/<[^>]*class="k[2-5]"[^>]*>/g) ?? [])
    .map((shape) => shape.replace(/class="k\d"/, 'class="kh"'))
    .join('')

/** Where the sun or moon of a scene is. Without one, the scene itself has the orange body. */
export const SUNS: Record<string, readonly [x: number, y: number]> = {
  skyline: [1052, 307],
  mosque: [449, 298],
  columns: [400, 210],
  energy: [683, 230],
  airport: [932, 560],
  sea: [780, 460],
  dunes: [949, 315],
  mountains: [480, 270],
  field: [915, 400],
  road: [654, 330],
  observatory: [1036, 230],
  ruins: [1191, 230],
  garden: [812, 260],
  track: [847, 270],
  rally: [420, 230],
  solar: [690, 220],
}

/** Scenes that must not be mirrored: a chart whose time, and a board whose lines run from right to left. */
export const FIXED = ['exchange', 'classroom']

/** Landmarks that are seen from inside, a gorge and a cave: they have no outline against the sky. */
export const WITHOUT_OUTLINE = ['jordan', 'somalia']
