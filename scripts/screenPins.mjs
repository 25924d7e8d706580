import { readFileSync } from 'node:fs'
import { bundleScript } from './bundleScript.mjs'
import { importTs } from './importTs.mjs'

/** @typedef {import('../mocks/pins/pin').Pin} Pin */
/** @typedef {import('../mocks/pins/pin').Place} Place */
/** @typedef {{ number: number, x: number, y: number }} Mark where a pin is in a picture, in shares of its size */
/** @typedef {{ number: number, reason: string }} Gap a pin that has no place in a picture */

/**
 * Reads the files of reviewers and returns the open pins of a screen.
 * @param {string | undefined} names file names with commas
 * @returns {Promise<(screen: import('../src/screens').Screen) => Pin[]>}
 * @throws {Error} that names the file that cannot be read
 */
export async function openPinsOf(names) {
  if (!names) return () => []
  /** @type {typeof import('../mocks/pins/pinFile')} */
  const { readPins } = await importTs('mocks/pins/pinFile.ts')
  /** @type {typeof import('../mocks/pins/merge')} */
  const { mergePins } = await importTs('mocks/pins/merge.ts')
  /** @type {typeof import('../mocks/pins/pinStore')} */
  const { shownPins } = await importTs('mocks/pins/pinStore.ts')
  /** @type {typeof import('../mocks/pins/screenOf')} */
  const { screenOf } = await importTs('mocks/pins/screenOf.ts')
  const lists = names.split(',').map((name) => {
    const read = readPins(readFileSync(name, 'utf8'))
    if (!read.ok) throw new Error(`${name}: ${read.reason}`)
    return read.pins
  })
  const open = shownPins(mergePins(...lists)).filter(({ isResolved }) => !isResolved.value)
  return ({ path }) => open.filter(({ place }) => screenOf(place.value.where)?.path === path)
}

/** The script that finds pins in a page. */
export const locator = () => bundleScript(process.cwd(), 'mocks/pins/locateInPage.ts')

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
