// Takes a picture of every screen of src/screens.ts at 360 and 1280 px, light and dark, and makes a contact sheet.
//   npm run screens                          → screens/index.html
//   npm run screens -- --only /contact,/admin  --scenario slow  --out DIR  --site http://localhost:5173/
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { builds, DEMO_BASE } from '../tests/builds.mjs'
import { launchChromium } from './chromium.mjs'
import { importTs } from './importTs.mjs'
import { openForPicture, pictureContext } from './screenPage.mjs'

const WIDTHS = [360, 1280]
const SCHEMES = /** @type {const} */ (['light', 'dark'])
const PORT = '4312'
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'screens' },
    only: { type: 'string' },
    scenario: { type: 'string' },
    site: { type: 'string' },
  },
})

/** @typedef {import('../src/screens').Screen} Screen */
/**
 * @typedef {object} Shot
 * @property {string} file
 * @property {string} label
 */

/** @type {typeof import('../src/screens')} */
const { screens, screenAreas } = await importTs('src/screens.ts')
/** @type {typeof import('../src/lib/escapeHtml')} */
const { escapeHtml } = await importTs('src/lib/escapeHtml.ts')
const only = options.only?.split(',')
const wanted = screens.filter((screen) => !only || only.includes(screen.path))
if (wanted.length === 0) throw new Error(`No screen has the address ${options.only}`)

const out = path.resolve(options.out)
emptyPictures(out)

const site = options.site ?? `http://localhost:${PORT}${DEMO_BASE}`
const server = options.site
  ? undefined
  : spawn(process.execPath, ['tests/staticServer.mjs', builds.demo.folder, DEMO_BASE, PORT], {
      stdio: 'inherit',
    })
const browser = await launchChromium()
try {
  // In parallel, since a picture is mostly waiting.
  const windows = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => photograph(width, scheme)))
  const series = await Promise.all(windows)
  const sheet = new Map(
    wanted.map((screen, index) => [
      screen,
      series.flatMap((shots) => shots.slice(index, index + 1)),
    ]),
  )
  writeFileSync(path.join(out, 'index.html'), contactSheet(sheet))
  console.log(
    `${path.relative(process.cwd(), out)}/index.html: ${wanted.length} screens, ${wanted.length * 4} pictures`,
  )
} finally {
  await browser.close()
  server?.kill()
}

/**
 * Makes the folder, or deletes the last pictures in it.
 * @param {string} folder
 * @throws {Error} if the folder contains anything else; then nothing is deleted
 */
function emptyPictures(folder) {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder)
  const other = files.find((file) => !/\.png$|^index\.html$/.test(file))
  if (other !== undefined) throw new Error(`${folder} holds more than pictures (${other})`)
  for (const file of files) rmSync(path.join(folder, file))
}

/**
 * Takes a picture of each wanted screen, in one browser context.
 * @param {number} width @param {'light' | 'dark'} scheme @returns {Promise<Shot[]>}
 */
async function photograph(width, scheme) {
  /** @type {Shot[]} */
  const shots = []
  const context = await pictureContext(browser, { width, height: heightOf(width) }, scheme)
  const page = await context.newPage()
  for (const screen of wanted) {
    const address = new URL(screen.path.slice(1), site)
    if (options.scenario) address.searchParams.set('scenario', options.scenario)
    await page.setViewportSize({ width, height: heightOf(width) })
    await openForPicture(page, address.href)
    // A window as high as the page, so that sticky and fixed elements cover nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await page.evaluate(observe)
    const file = `${nameOf(screen)}-${width}-${scheme}.png`
    await page.screenshot({ path: path.join(out, file) })
    shots.push({ file, label: `${width} · ${scheme}` })
  }
  await context.close()
  return shots
}

/** @param {number} width */
function heightOf(width) {
  return width < 600 ? 780 : 900
}

/** Runs in the page. Gives its observers time to react to the new height, such as the list of contents of a legal page. */
async function observe() {
  for (let frame = 0; frame < 6; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** @param {Screen} screen */
function nameOf({ path: address }) {
  return address.slice(1).replace(/[^\p{L}\p{N}]+/gu, '-') || 'home'
}

/** @param {Map<Screen, Shot[]>} sheet */
function contactSheet(sheet) {
  const sections = Object.entries(screenAreas).map(([area, title]) => {
    const rows = [...sheet].filter(([screen]) => screen.area === area)
    return rows.length === 0 ? '' : `<h2>${title}</h2>${rows.map(row).join('\n')}`
  })
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>شاشات مدار</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
  body { margin: 24px; max-inline-size: 1600px; margin-inline: auto; padding-inline: 16px }
  h3 { font-size: 16px; margin-block: 24px 8px } h3 code { color: GrayText; font-weight: 400 }
  .row { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0; border: 1px solid #8886; border-radius: 8px; overflow: hidden }
  figcaption { padding: 4px 12px; font-size: 13px; display: flex; gap: 8px; flex-wrap: wrap; justify-content: space-between }
  .shot { display: block; max-block-size: 480px; overflow: auto }
  .page { display: block; position: relative }
  img { display: block; inline-size: 100% }
</style>
<h1>شاشات مدار</h1>
<p>${sheet.size} شاشة في مقاسين ومظهرين.</p>
${sections.join('\n')}
</html>
`
}

/** @param {[Screen, Shot[]]} entry */
function row([screen, shots]) {
  return `<section><h3>${escapeHtml(screen.title)} <code dir="ltr">${escapeHtml(screen.path)}</code></h3><div class="row">${shots.map(figure).join('')}</div></section>`
}

/** @param {Shot} shot */
function figure({ file, label }) {
  return `<figure><a class="shot" href="${encodeURI(file)}"><span class="page"><img loading="lazy" src="${encodeURI(file)}" alt="${label}"></span></a><figcaption><span dir="ltr">${label}</span></figcaption></figure>`
}
