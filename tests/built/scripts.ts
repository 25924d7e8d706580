import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { builds } from '../builds/builds.mjs'
import { waitForHydration } from '../journeys/page'

export const production = path.resolve(import.meta.dirname, '../..', builds.production.folder)

/** The HTML file of a page of the production build. */
export const fileOf = (address: string): string =>
  path.join(
    production,
    ...({ '/': ['index.html'], '/no/such/page': ['404.html'] }[address] ?? [`${address}.html`]),
  )

/**
 * Blocks the app's scripts, so that a page is only its HTML, or one chunk. The returned function lets them load; it fails
 * if the page has not asked for them.
 */
export async function holdScripts(page: Page, chunk = 'app'): Promise<() => Promise<void>> {
  const scripts = `**/assets/${chunk}-*.js`
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  const asked = page.waitForRequest(scripts)
  return async () => {
    await asked
    resolve()
  }
}

/** The files that the HTML of a page of the production build names. */
export function namedFiles(address: string): string[] {
  const html = readFileSync(fileOf(address), 'utf8')
  const files = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:js|css|woff2))"/g)]
  return [...new Set(files.map(([, file = '']) => file))]
}

/** The name and the text of every script of a build. */
export function scriptsOf(build: keyof typeof builds): { name: string; text: string }[] {
  const assets = path.resolve(import.meta.dirname, '../..', builds[build].folder, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(0)
  return names.map((name) => ({ name, text: readFileSync(path.join(assets, name), 'utf8') }))
}

/** The address of the only script of a build that contains this text, for `page.route`. */
export function scriptWith(build: keyof typeof builds, mark: string): string {
  const names = scriptsOf(build).flatMap(({ name, text }) => (text.includes(mark) ? name : []))
  expect(names, mark).toHaveLength(1)
  return `**/assets/${names[0]}`
}

/** Opens the page until the network is idle. Returns the path of every script and font that it requests before hydration. */
export async function filesBeforeHydration(page: Page, address: string): Promise<string[]> {
  // No server runs behind this folder. Failed images are not part of the budget.
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }))
  await page.goto(address, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  return scriptsAndFonts(await page.evaluate(requestedBeforeHydration))
}

/** Returns the paths of those addresses that are scripts or fonts. */
export const scriptsAndFonts = (urls: Iterable<string>): string[] =>
  [...urls].filter((url) => /\.(js|woff2)$/.test(url)).map((url) => new URL(url).pathname)

/** Runs in the page. Returns the addresses of all that it requested before it was hydrated, without its own. */
export function requestedBeforeHydration(): string[] {
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < hydrated)
    .map(({ name }) => name)
}
