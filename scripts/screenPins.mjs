import { readFileSync } from 'node:fs'
import { bundleScript } from './bundleScript.mjs'
import { importTs } from './importTs.mjs'

/** @type {typeof import('../src/lib/escapeHtml')} */
const { escapeHtml } = await importTs('src/lib/escapeHtml.ts')

/** @typedef {import('../mocks/demo/pins/pin').Pin} Pin */
/** @typedef {import('../mocks/demo/pins/pin').Place} Place */
/** @typedef {{ number: number, x: number, y: number }} Mark where a pin is in a picture, in shares of its size */
/** @typedef {{ number: number, reason: string }} Gap a pin that has no place in a picture */

/**
 * Reads the files of reviewers. Returns the open pins of each of these screens by its path, and those that are on none
 * of them: on a part's story, on a screen that is gone.
 * @param {string | undefined} names file names with commas
 * @param {readonly import('../src/screens').Screen[]} screens
 * @returns {Promise<{ ofScreen: (path: string) => Pin[], elsewhere: Pin[] }>}
 * @throws {Error} that names the file that cannot be read
 */
export async function openPinsOf(names, screens) {
  if (!names) return { ofScreen: () => [], elsewhere: [] }
  /** @type {typeof import('../mocks/demo/pins/pinFile')} */
  const { readPins } = await importTs('mocks/demo/pins/pinFile.ts')
  /** @type {typeof import('../mocks/demo/pins/merge')} */
  const { mergePins } = await importTs('mocks/demo/pins/merge.ts')
  /** @type {typeof import('../mocks/demo/pins/pinStore')} */
  const { shownPins } = await importTs('mocks/demo/pins/pinStore.ts')
  /** @type {typeof import('../mocks/demo/pins/screenOf')} */
  const { screenOf } = await importTs('mocks/demo/pins/screenOf.ts')
  const lists = names.split(',').map((name) => {
    const read = readPins(readFileSync(name, 'utf8'))
    if (!read.ok) throw new Error(`${name}: ${read.reason}`)
    return read.pins
  })
  const open = shownPins(mergePins(...lists)).filter(({ isResolved }) => !isResolved.value)
  /** @param {Pin} pin */
  const pathOf = ({ place }) => screenOf(place.value.where)?.path
  const paths = new Set(screens.map(({ path }) => path))
  return {
    ofScreen: (path) => open.filter((pin) => pathOf(pin) === path),
    elsewhere: open.filter((pin) => !paths.has(pathOf(pin) ?? '')),
  }
}

/** The script that finds pins in a page. */
export const locator = () => bundleScript(process.cwd(), 'mocks/demo/pins/locateInPage.ts')

/**
 * @param {import('playwright').Page} page @param {string} script @param {Pin[]} pins @param {string} address
 * @returns {Promise<{ marks: Mark[], gaps: Gap[] }>}
 */
export async function locatePins(page, script, pins, address) {
  if (pins.length === 0) return { marks: [], gaps: [] }
  const places = pins.map(({ place }) => place.value)
  const { width = 1, height = 1 } = page.viewportSize() ?? {}
  await page.evaluate(script)
  /** @type {({ x: number, y: number } | string)[]} */
  const found = await page.evaluate(
    ([all, here]) => /** @type {any} */ (globalThis).locateInPage(all, here),
    /** @type {const} */ ([places, address]),
  )
  /** @type {Mark[]} */
  const marks = []
  /** @type {Gap[]} */
  const gaps = []
  found.forEach((place, at) => {
    if (typeof place === 'string') gaps.push({ number: at + 1, reason: place })
    else marks.push({ number: at + 1, x: place.x / width, y: place.y / height })
  })
  return { marks, gaps }
}

/**
 * The open pins of a screen as HTML, with the pictures in which each has no place.
 * @param {readonly Pin[]} pins @param {readonly { label: string, gaps: Gap[] }[]} shots
 */
export function pinList(pins, shots) {
  const items = pins.map((pin, at) => {
    const gaps = shots.flatMap(({ label, gaps }) =>
      gaps
        .filter(({ number }) => number === at + 1)
        .map(({ reason }) => `<small><bdi>${label}</bdi>: ${escapeHtml(reason)}</small>`),
    )
    return pinItem(pin, gaps.join(''))
  })
  return items.length === 0
    ? ''
    : `<ol class="pins" aria-label="ملاحظات مفتوحة">${items.join('')}</ol>`
}

/** The open pins that no picture shows as HTML, with what they are on. @param {readonly Pin[]} pins */
export function pinsElsewhere(pins) {
  const items = pins.map((pin) => {
    const { where } = pin.place.value
    const on = `<bdi>${escapeHtml(where.story ?? where.address ?? '')}</bdi>`
    return pinItem(pin, `<small>${escapeHtml(where.title)} ${on}</small>`)
  })
  return items.length === 0
    ? ''
    : `<section><h2>ملاحظات مفتوحة على غير هذه الشاشات</h2><ul class="pins">${items.join('')}</ul></section>`
}

/** @param {Pin} pin @param {string} details */
function pinItem({ note, author }, details) {
  const by = author.value ? ` (${escapeHtml(author.value)})` : ''
  return `<li>${escapeHtml(note.value) || 'بلا نص'}${by}${details}</li>`
}
