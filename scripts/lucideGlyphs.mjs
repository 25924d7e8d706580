// Writes mocks/backend/images/lucideGlyphs.ts, the drawings of Lucide that the placeholder pictures use:
//   node scripts/lucideGlyphs.mjs      after a new name below, or a new version of lucide-react
// They are copies, because with one import for each icon the dev server would rebuild its dependencies one by one.
// tests/lucideGlyphs.test.ts fails while the file differs from the installed package.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const NAMES = `
  activity anchor apple atom baby badge-percent bandage banknote battery-charging bed bell bike bird book
  book-marked book-open bot brain briefcase brush building-2 calendar camera car castle chart-candlestick
  chart-column chart-line chart-pie circle-play clapperboard clock cloud cloud-rain-wind cloud-sun code coffee
  coins compass cpu credit-card dna drama droplets dumbbell earth eye factory feather file-text film fish flag
  flame flask-conical flower-2 footprints fuel gamepad-2 gavel gem gift globe graduation-cap hammer handshake
  headphones heart heart-handshake heart-pulse history hospital hotel hourglass house image key landmark languages
  laptop leaf library lightbulb lock luggage magnet map map-pin medal megaphone message-circle mic microscope
  monitor monitor-play moon moon-star mosque mountain music newspaper orbit palette party-popper pen-tool pencil
  percent phone pickaxe pill plane play popcorn printer radio radio-tower rocket ruler sailboat salad satellite
  scale school scroll-text search server shield shield-check ship shirt shopping-bag shopping-cart signal
  smartphone solar-panel sparkles sprout star stethoscope store sun swords syringe telescope tent thermometer
  ticket tractor train-front tree-palm tree-pine trees trending-down trending-up trophy truck tv umbrella user
  users utensils video volleyball vote wallet warehouse watch waves wheat wifi wind wrench zap
`

/** @typedef {readonly [tag: string, attributes: Record<string, string>]} IconNode */

/** The SVG elements of each glyph in the installed lucide-react. @returns {Promise<Record<string, string>>} */
export async function lucideGlyphs() {
  /** @type {Record<string, string>} */
  const glyphs = {}
  for (const name of NAMES.trim().split(/\s+/)) glyphs[name] = await glyphOf(name)
  return glyphs
}

/** @param {string} name the name of an icon, or an alias @returns {Promise<string>} */
async function glyphOf(name) {
  /** @type {{ default: { render: (props: object, ref: null) => { props: { icon: { node: readonly IconNode[] } } } } }} */
  const module = await import(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  const { node } = module.default.render({}, null).props.icon
  return node.map(([tag, { key: _, ...attributes }]) => `<${tag} ${written(attributes)}/>`).join('')
}

/** @param {Record<string, string>} attributes */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(import.meta.dirname, '..')
  const file = path.join(root, 'mocks/backend/images/lucideGlyphs.ts')
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'node_modules/lucide-react/package.json'), 'utf8'),
  )
  const notice = `/** Written by scripts/lucideGlyphs.mjs. Lucide ${version}, ISC licence, © Lucide Icons and Contributors. */`
  const entries = JSON.stringify(await lucideGlyphs())
  writeFileSync(file, `${notice}\nexport const lucideGlyphs = ${entries}\n`)
  const shell = process.platform === 'win32'
  const biome = path.join(root, 'node_modules/.bin/biome')
  process.exitCode =
    spawnSync(biome, ['check', '--write', file], { stdio: 'inherit', shell }).status ?? 1
}
