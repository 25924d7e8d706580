import { chooseScene } from './chooseScene'
import { css, type Time } from './colours'
import { FIXED, SUNS, shapesOf, silhouetteOf, type Tone, WITHOUT_OUTLINE } from './pictures'
import { hash, sequence } from './random'

const WIDTH = 1600
const HEIGHT = 900

export type PlaceholderHint = {
  topic?: string | null
  /** the name of a drawing */
  glyph?: string | null
  tone?: string | null
  /** a headline that chooses the drawing; `glyph` is for one that does not */
  words?: string | null
  /** the slug of a country: its tint, and its landmark on the horizon */
  place?: string | null
  /** the name of a drawing of a number and its noun */
  figure?: string | null
}

/** Shapes, and the transformation that sets two pictures of one scene apart. */
type Picture = { shapes: string; transform?: string }

/**
 * Returns a placeholder picture as SVG text («Visual language», Images): a scene of silhouettes, a landmark, a product
 * or a number, with one orange body, in the tint of its topic or country. `width` and `height` are pixels; the drawing
 * is the same in each size, and what matters is in its middle 4:3. One drawing serves both colour schemes with
 * `prefers-color-scheme`. Hints only choose; none is copied into the SVG, and unknown ones use a default.
 */
export function drawPlaceholder(width: number, height: number, hint: PlaceholderHint): string {
  const { topic, glyph, words, place, tone } = hint
  const seed = hash(`${topic} ${glyph} ${place} ${words}`)
  const time = tone === '0' ? 0 : tone === '2' ? 2 : tone === '3' ? 3 : 1
  const name = words ? chooseScene(words, glyph ?? '') : (glyph ?? '')
  const isProduct = topic === 'ad' || shapesOf('products', name) !== null
  const { shapes, transform } = isProduct
    ? productPicture(name)
    : pictureOf(name, hint, sequence(seed), time)
  const isStrip = isProduct && (width > 2.2 * height || height > 1.2 * width)
  const box = isStrip ? '400 60 800 800' : `0 0 ${WIDTH} ${HEIGHT}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${css(topic ?? '', place, time)}</style>`,
    `<rect class="ks" width="${width}" height="${height}"/>`,
    `<svg viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${isStrip ? 'meet' : 'slice'}">`,
    transform ? `<g transform="${transform}">` : '<g>',
    shapes,
    '</g></svg></svg>',
  ].join('')
}

function pictureOf(name: string, hint: PlaceholderHint, random: () => number, time: Time): Picture {
  const { figure, place } = hint
  const number = shapesOf('numbers', figure ?? '')
  if (number) return { shapes: number }
  const landmark = shapesOf('landmarks', name)
  const outlined = place && !WITHOUT_OUTLINE.includes(place) ? place : ''
  const horizon = silhouetteOf(shapesOf('landmarks', outlined) ?? '')
  const scene = shapesOf('scenes', name) === null ? 'skyline' : name
  const shapes = shapesOf('scenes', scene) ?? ''
  if (landmark) return { shapes: sky([random() < 0.5 ? 430 : 1170, 230], random, time) + landmark }
  const sun = SUNS[scene]
  return {
    shapes: (sun ? horizon + sky(sun, random, time) : '') + shapes,
    transform: frame(random, !FIXED.includes(scene) && random() < 0.5),
  }
}

/** As if the scene were seen from nearer, a little to one side, and perhaps from behind. */
function frame(random: () => number, isMirrored: boolean): string {
  const scale = 1 + 0.25 * random()
  const [x, y] = [WIDTH, HEIGHT].map((side) => Math.round(side * (1 - scale) * random()))
  const near = Math.round(scale * 100) / 100
  return isMirrored
    ? `matrix(-${near} 0 0 ${near} ${WIDTH - (x ?? 0)} ${y})`
    : `matrix(${near} 0 0 ${near} ${x} ${y})`
}

/** What is drawn for paid items without a drawing of their own. */
const OTHER_PRODUCTS = ['parcel', 'pot', 'megaphone']

/** A product on one of four plinths. */
function productPicture(icon: string): Picture {
  const number = hash(icon)
  const other = OTHER_PRODUCTS[number % OTHER_PRODUCTS.length] ?? ''
  return {
    shapes: [
      rings(800, 430, [410, 520, 640, 780]),
      shapesOf('plinths', String(number % 4)),
      shapesOf('products', icon) ?? shapesOf('products', other),
    ].join(''),
  }
}

const shape = (tone: Tone, path: string): string =>
  // Coordinates in whole units: short, and the same text in Node and in the browser.
  `<path class="k${tone}" d="${path.replace(/-?\d+\.\d+(e-\d+)?/g, (value) => String(Math.round(Number(value)) || 0))}"/>`

const circle = (x: number, y: number, radius: number): string => {
  // A chord that is not exactly twice the radius would bend the circle.
  const r = Math.round(radius)
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
}

/** Rings around a point, from the innermost. */
const rings = (x: number, y: number, radii: readonly number[]): string =>
  radii.map((radius) => shape('r', circle(x, y, radius))).join('')

/** A cloud with a flat foot. */
const cloud = (x: number, y: number, width: number): string => {
  const r = Math.round(width * 0.08)
  const turn = `a${r} ${r} 0 0 1 0`
  return (
    `M${x + r} ${y - 2 * r}h${width - 2 * r}${turn} ${2 * r}h${2 * r - width}${turn} ${-2 * r}z` +
    circle(x + width * 0.36, y - width * 0.17, width * 0.17) +
    circle(x + width * 0.62, y - width * 0.13, width * 0.12)
  )
}

/** The sun with its orbit, at night a moon and a body on the orbit; and the weather. */
function sky([x, y]: readonly [number, number], random: () => number, time: Time): string {
  const size = 46 + 22 * random()
  const orbit = size + 110
  const angle = (random() < 0.5 ? -0.2 : -0.8) * Math.PI
  const weather = random()
  const birds = [0, 1, 2, 3].map(
    (i) => `M${x + 190 + i * 62} ${y - 20 + (i % 2) * 34}q16-20 26 0q12-20 28 0`,
  )
  const isNight = time === 2
  const stars = () => circle(WIDTH * random(), 420 * random(), 2.2 + 2.6 * random())
  return [
    isNight && weather < 0.8 && shape('w', Array.from({ length: 26 }, stars).join('')),
    shape('h', circle(x, y, size + 60)),
    rings(x, y, [orbit, orbit + 110, orbit + 240, orbit + 390]),
    shape(isNight ? 'w' : 'o', circle(x, y, size)),
    isNight &&
      shape('h', circle(x + size * 0.42, y - size * 0.16, size * 0.86)) +
        shape('o', circle(x + orbit * Math.cos(angle), y + orbit * Math.sin(angle), 24)),
    weather < 0.34
      ? shape('h', cloud(x - 520, y + 40, 250) + cloud(x + 240, y - 30, 300))
      : weather < 0.62 && shape('r', birds.join('')),
  ]
    .filter(Boolean)
    .join('')
}
