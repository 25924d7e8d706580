import { chooseScene } from './chooseScene'
import { arabicPath, digitsPath, EM, type Lettering } from './lettering'
import { type Figure, numberIn } from './numberIn'
import { FIXED, SUNS, shapesOf, silhouetteOf, type Tone } from './pictures'
import { hash, sequence } from './random'
import { type Colours, coloursOf, isTopic, type Time, type TopicName } from './topics'

const WIDTH = 1600
const HEIGHT = 900

/** The colour of the orange body, the same in both colour schemes. */
const BRIGHT = '#f97316'

export type PlaceholderHint = {
  topic?: string | null
  /** the icon of its subject; it chooses the scene where the words do not */
  glyph?: string | null
  tone?: string | null
  /** the headline: its number is drawn, or its words choose the scene */
  words?: string | null
  /** the slug of a country, which has a landmark */
  place?: string | null
  /** `product` for paid items; a `video` shows a scene, never a number */
  kind?: string | null
}

/** Shapes, and the transformation that sets two pictures of one scene apart. */
type Picture = { shapes: string; transform?: string }

/**
 * Returns a placeholder picture as SVG text («Visual language», Images): the number of a headline, a scene of
 * silhouettes, a landmark or a product, in the topic's hue, with one orange body. `width` and `height` are pixels; the
 * drawing is the same in each size, and what matters is in its middle 4:3. One drawing serves both colour schemes with
 * `prefers-color-scheme`. Hints only choose; none is copied into the SVG, and unknown ones use a default.
 */
export function drawPlaceholder(width: number, height: number, hint: PlaceholderHint): string {
  const topic = hint.topic && isTopic(hint.topic) ? hint.topic : 'default'
  const { glyph, place } = hint
  // A card has no-break spaces between numbers and nouns, its story has none: both have the same picture.
  const words = hint.words?.replaceAll('\u00a0', ' ')
  const seed = hash(`${topic} ${glyph ?? ''} ${place ?? ''} ${words ?? ''}`)
  const time = timeFrom(hint.tone) ?? timeFrom(String(seed % 3)) ?? 0
  const { light, dark } = coloursOf(topic, time)
  const isProduct = hint.kind === 'product' || topic === 'ad'
  const { shapes, transform } = isProduct
    ? productPicture(glyph ?? '')
    : pictureOf(topic, hint, seed, time)
  const isStrip = isProduct && (width > 2.2 * height || height > 1.2 * width)
  const box = isStrip ? '400 60 800 800' : `0 0 ${WIDTH} ${HEIGHT}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${css(light)}@media(prefers-color-scheme:dark){${css(dark)}}</style>`,
    `<rect class="s" width="${width}" height="${height}"/>`,
    `<svg viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${isStrip ? 'meet' : 'slice'}">`,
    transform ? `<g transform="${transform}">` : '<g>',
    shapes,
    '</g></svg></svg>',
  ].join('')
}

function pictureOf(topic: TopicName, hint: PlaceholderHint, seed: number, time: Time): Picture {
  const random = sequence(seed)
  const { glyph, words, place } = hint
  const figure = hint.kind === 'video' ? null : numberIn(words ?? '')
  const name = chooseScene(topic, words ?? '', glyph ?? '', seed)
  const landmark = place && name === null ? shapesOf('landmarks', place) : null
  if (figure) return { shapes: numberShapes(figure, random, landmark ?? '') }
  if (landmark) return { shapes: sky([random() < 0.5 ? 430 : 1170, 230], random, time) + landmark }
  const scene = name ?? 'skyline'
  const sun = SUNS[scene]
  return {
    shapes: (sun ? sky(sun, random, time) : '') + shapesOf('scenes', scene),
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

/** What is drawn for paid items whose icon has no drawing. */
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

/** The number is at most this wide, so that a square crop shows all of it. */
const MAX_WIDTH = 820

function numberShapes(figure: Figure, random: () => number, landmark: string): string {
  const digits = digitsPath(figure.digits)
  const noun = arabicPath(figure.noun)
  const size = Math.min(520 / EM, MAX_WIDTH / digits.width)
  const nounSize = noun.width > 0 ? Math.min(190 / EM, MAX_WIDTH / noun.width) : 0
  const [digitsHeight, nounHeight] = [size * EM * 0.7, nounSize * EM]
  const middle = 455
  const top = middle - (digitsHeight + nounHeight * 1.05) / 2
  const [nounAt, digitsAt] = figure.isNounFirst
    ? [top + nounHeight * 0.72, top + nounHeight * 1.05 + digitsHeight]
    : [top + digitsHeight + nounHeight * 0.98, top + digitsHeight]
  const half = Math.max(digits.width * size, noun.width * nounSize) / 2 + 60
  // Beside, above or below the letters, where no crop reaches.
  const isClear = (x: number, y: number) =>
    Math.abs(x - 800) < 440 &&
    Math.abs(y - 450) < 350 &&
    (Math.abs(x - 800) > half || y < top - 50 || y > 2 * middle - top + 70)
  const { centre, radius, first } = ORBITS[Math.floor(random() * ORBITS.length)] ?? ORBITS[0]
  const radii = [0, 1, 2, 3, 4, 5].map((i) => first + i * 130)
  const spots = radii.flatMap((orbit) =>
    Array.from({ length: 60 }, (_, i) => {
      const angle = (i * Math.PI) / 30
      return [centre[0] + orbit * Math.cos(angle), centre[1] + orbit * Math.sin(angle)] as const
    }).filter(([x, y]) => isClear(x, y)),
  )
  const body = spots[Math.floor(random() * spots.length)]
  return [
    shape('h', circle(...centre, radius)),
    rings(...centre, radii),
    silhouetteOf(landmark),
    body ? shape('o', circle(...body, 34)) : '',
    set(digits, digitsAt, size),
    set(noun, nounAt, nounSize),
  ].join('')
}

type Orbit = { centre: readonly [x: number, y: number]; radius: number; first: number }
/** The disc and the rings behind a number: in the middle, on the horizon, or in a corner. */
const ORBITS: readonly [Orbit, ...Orbit[]] = [
  { centre: [800, 470], radius: 300, first: 400 },
  { centre: [800, 980], radius: 560, first: 680 },
  { centre: [350, 160], radius: 330, first: 450 },
  { centre: [1250, 740], radius: 350, first: 470 },
  { centre: [1250, 140], radius: 420, first: 540 },
  { centre: [350, 760], radius: 400, first: 520 },
]

const set = ({ path, width }: Lettering, y: number, size: number): string =>
  size > 0
    ? `<path class="i" transform="translate(${Math.round(800 - (width * size) / 2)} ${Math.round(y)}) scale(${Math.round(size * 1000) / 1000})" d="${path}"/>`
    : ''

/** @returns the rules of a scheme; a class is `k` and the tone of a layer */
const css = (colours: Colours): string =>
  Object.entries(colours)
    .map(([tone, colour]) =>
      tone === 's' || tone === 'i'
        ? `.${tone}${tone === 's' ? ',.ks' : ''}{fill:${colour}}`
        : tone === 'r'
          ? `.k${tone}{fill:none;stroke:${colour};stroke-width:3}`
          : `.k${tone}{fill:${colour}}`,
    )
    .join('') +
  `.kl{fill:none;stroke:${colours[5]};stroke-width:8;stroke-linejoin:round}.ko{fill:${BRIGHT}}`

function timeFrom(text: string | null | undefined): Time | null {
  if (text === '0') return 0
  if (text === '1') return 1
  return text === '2' ? 2 : null
}
