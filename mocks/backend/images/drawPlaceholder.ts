import { composition, type Ellipse, hash } from './geometry'
import { glyphOf } from './glyphs'
import { isTopic, type Tone, type TopicName, tintsOf } from './topics'

/** The colour of the small orange body, the same in both colour schemes. */
const BRIGHT = '#f97316'

/** The glyph of a topic, when the request has no glyph or an unknown one. */
const GLYPH_OF_TOPIC: Record<TopicName, string> = {
  breaking: 'newspaper',
  sports: 'trophy',
  technology: 'cpu',
  entertainment: 'clapperboard',
  business: 'trending-up',
  religion: 'book-open',
  science: 'atom',
  health: 'heart-pulse',
  culture: 'landmark',
  video: 'play',
  posts: 'message-circle',
  country: 'map-pin',
  ad: 'megaphone',
  default: 'image',
}

export type PlaceholderHint = {
  topic?: string | null
  glyph?: string | null
  tone?: string | null
  /** distinguishes the pictures of stories that have the same topic and glyph */
  seed?: string | null
}

/**
 * Returns a placeholder picture as SVG text: ground, discs, rings and a thin glyph in the topic's hue, and one
 * orange body («Visual language», Images). `width` and `height` are pixels. One drawing serves both colour schemes with
 * `prefers-color-scheme`. Hints are only keys of tables and are never copied into the SVG; unknown hints use a
 * default.
 */
export function drawPlaceholder(width: number, height: number, hint: PlaceholderHint): string {
  const topic = hint.topic && isTopic(hint.topic) ? hint.topic : 'default'
  const own = GLYPH_OF_TOPIC[topic]
  const glyph = hint.glyph && glyphOf(hint.glyph) ? hint.glyph : own
  // Without the size: a story has the same scene in a small and in a large picture.
  const subject = `${topic} ${glyph} ${hint.seed ?? ''}`
  const tone = toneFrom(hint.tone) ?? toneFrom(String(hash(subject) % 3)) ?? 0
  const { light, dark } = tintsOf(topic, tone)
  const at = composition(width, height, hash(`${subject} ${tone}`))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${css(light)}@media(prefers-color-scheme:dark){${css(dark)}}</style>`,
    `<rect class="g" width="${width}" height="${height}"/>`,
    ...at.discs.map(
      ({ x, y, radius }) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" class="d"/>`,
    ),
    `<g fill="none" class="r" stroke-width="${round(at.lineWidth)}">${at.lines.map(line).join('')}</g>`,
    `<svg x="${round(at.glyph.x)}" y="${round(at.glyph.y)}" width="${round(at.glyph.size)}" height="${round(at.glyph.size)}" viewBox="0 0 24 24" fill="none" class="k" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${glyphOf(glyph) ?? ''}</svg>`,
    `<circle cx="${round(at.body.x)}" cy="${round(at.body.y)}" r="${round(at.body.radius)}" fill="${BRIGHT}"/>`,
    '</svg>',
  ].join('')
}

const css = (tint: { ground: string; disc: string; ring: string; glyph: string }): string =>
  `.g{fill:${tint.ground}}.d{fill:${tint.disc}}.r{stroke:${tint.ring}}.k{stroke:${tint.glyph}}`

function line({ x, y, rx, ry, turn }: Ellipse): string {
  const centre = `cx="${round(x)}" cy="${round(y)}"`
  if (rx === ry) return `<circle ${centre} r="${round(rx)}"/>`
  const degrees = round((turn * 180) / Math.PI)
  return `<ellipse ${centre} rx="${round(rx)}" ry="${round(ry)}" transform="rotate(${degrees} ${round(x)} ${round(y)})"/>`
}

const round = (value: number): number => Math.round(value * 10) / 10

function toneFrom(text: string | null | undefined): Tone | null {
  if (text === '0') return 0
  if (text === '1') return 1
  return text === '2' ? 2 : null
}
