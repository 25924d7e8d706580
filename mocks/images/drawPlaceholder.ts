import { composition, hash } from './geometry'
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
}

/**
 * Returns a placeholder picture as SVG text: ground, disc, rings and a thin glyph in the topic's hue, and one
 * orange body («Visual language», Images). `width` and `height` are pixels. One drawing serves both colour schemes with
 * `prefers-color-scheme`. Hints are only keys of tables and are never copied into the SVG; unknown hints use a
 * default.
 */
export function drawPlaceholder(width: number, height: number, hint: PlaceholderHint): string {
  const topic = hint.topic && isTopic(hint.topic) ? hint.topic : 'default'
  const own = GLYPH_OF_TOPIC[topic]
  const glyph = hint.glyph && glyphOf(hint.glyph) ? hint.glyph : own
  const seed = hash(`${topic} ${glyph} ${width}x${height}`)
  const tone = toneFrom(hint.tone) ?? toneFrom(String(seed % 3)) ?? 0
  const { light, dark } = tintsOf(topic, tone)
  const at = composition(width, height, hash(`${seed} ${tone}`))
  const centre = `cx="${round(at.centre.x)}" cy="${round(at.centre.y)}"`
  const rings = at.rings.map((radius) => `<circle ${centre} r="${round(radius)}"/>`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${css(light)}@media(prefers-color-scheme:dark){${css(dark)}}</style>`,
    `<rect class="g" width="${width}" height="${height}"/>`,
    `<circle ${centre} r="${round(at.disc)}" class="d"/>`,
    `<g fill="none" class="r" stroke-width="${round(at.ringWidth)}">${rings}</g>`,
    `<svg x="${round(at.glyph.x)}" y="${round(at.glyph.y)}" width="${round(at.glyph.size)}" height="${round(at.glyph.size)}" viewBox="0 0 24 24" fill="none" class="k" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${glyphOf(glyph) ?? ''}</svg>`,
    `<circle cx="${round(at.body.x)}" cy="${round(at.body.y)}" r="${round(at.body.radius)}" fill="${BRIGHT}"/>`,
    '</svg>',
  ].join('')
}

const css = (tint: { ground: string; disc: string; ring: string; glyph: string }): string =>
  `.g{fill:${tint.ground}}.d{fill:${tint.disc}}.r{stroke:${tint.ring}}.k{stroke:${tint.glyph}}`

const round = (value: number): number => Math.round(value * 10) / 10

function toneFrom(text: string | null | undefined): Tone | null {
  if (text === '0') return 0
  if (text === '1') return 1
  return text === '2' ? 2 : null
}
