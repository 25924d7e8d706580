// Takes a picture of every screen of src/screens.ts at 360 and 1280 px, light and dark, and makes a contact sheet.
//   npm run screens                          → screens/index.html
//   npm run screens -- --against DIR         marks what changed since the pictures in DIR
//   npm run screens -- --only /contact,/admin  --scenario slow  --out DIR  --site http://localhost:5173/
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
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
    against: { type: 'string' },
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
 * @property {'same' | 'changed' | 'new' | ''} state
 * @property {number} share
 */

/** @type {typeof import('../src/screens')} */
const { screens, screenAreas } = await importTs('src/screens.ts')
/** @type {typeof import('../src/lib/escapeHtml')} */
const { escapeHtml } = await importTs('src/lib/escapeHtml.ts')
const only = options.only?.split(',')
const wanted = screens.filter((screen) => !only || only.includes(screen.path))
if (wanted.length === 0) throw new Error(`No screen has the address ${options.only}`)

const out = path.resolve(options.out)
const against = options.against === undefined ? undefined : path.resolve(options.against)
if (against === out) throw new Error('--against must be another folder than the one written')
if (against && !existsSync(against)) throw new Error(`There is no folder ${against}`)
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
  const changed = [...sheet.values()].flat().filter(({ state }) => state === 'changed').length
  console.log(
    `${path.relative(process.cwd(), out)}/index.html: ${wanted.length} screens, ${wanted.length * 4} pictures${against ? `, ${changed} changed` : ''}`,
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
    const picture = await page.screenshot({ path: path.join(out, file) })
    shots.push({ file, label: `${width} · ${scheme}`, ...compare(file, picture) })
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

/**
 * @param {string} file @param {Buffer} picture
 * @returns {Pick<Shot, 'state' | 'share'>}
 */
function compare(file, picture) {
  if (!against) return { state: '', share: 0 }
  const earlier = path.join(against, file)
  if (!existsSync(earlier)) return { state: 'new', share: 1 }
  const [a, b] = [PNG.sync.read(readFileSync(earlier)), PNG.sync.read(picture)]
  writeFileSync(path.join(out, `before-${file}`), readFileSync(earlier))
  if (a.width !== b.width || a.height !== b.height) return { state: 'changed', share: 1 }
  const marks = new PNG({ width: b.width, height: b.height })
  const count = pixelmatch(a.data, b.data, marks.data, b.width, b.height, { threshold: 0.1 })
  if (count === 0) return { state: 'same', share: 0 }
  writeFileSync(path.join(out, `marks-${file}`), PNG.sync.write(marks))
  return { state: 'changed', share: count / (b.width * b.height) }
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
  figure.changed { border-color: #c2410c; outline: 2px solid #c2410c }
  figcaption { padding: 4px 12px; font-size: 13px; display: flex; gap: 8px; flex-wrap: wrap; justify-content: space-between }
  .shot { display: block; max-block-size: 480px; overflow: auto }
  .page { display: block; position: relative }
  img { display: block; inline-size: 100% }
  label { display: inline-flex; gap: 8px; align-items: center; min-block-size: 44px }
  body:has(#only:checked) .row-of:not(:has(.changed, .new)) { display: none }
</style>
<h1>شاشات مدار</h1>
<p>${sheet.size} شاشة في مقاسين ومظهرين.${against ? ' ما تغيّر محاط بإطار؛ اضغط «قبل» أو «الفروق» لمقارنته.' : ''}</p>
${against ? '<label><input type="checkbox" id="only"> ما تغيّر فقط</label>' : ''}
${sections.join('\n')}
</html>
`
}

/** @param {[Screen, Shot[]]} entry */
function row([screen, shots]) {
  return `<section class="row-of"><h3>${escapeHtml(screen.title)} <code dir="ltr">${escapeHtml(screen.path)}</code></h3><div class="row">${shots.map(figure).join('')}</div></section>`
}

/** @param {Shot} shot */
function figure({ file, label, state, share }) {
  const words = {
    same: 'كما كان',
    new: 'جديد',
    changed: `تغيّر ${(share * 100).toFixed(2)}%`,
    '': '',
  }
  const links =
    state === 'changed'
      ? [
          `<a href="before-${encodeURI(file)}">قبل</a>`,
          ...(share < 1 ? [`<a href="marks-${encodeURI(file)}">الفروق</a>`] : []),
        ]
      : []
  return `<figure class="${state}"><a class="shot" href="${encodeURI(file)}"><span class="page"><img loading="lazy" src="${encodeURI(file)}" alt="${label}"></span></a><figcaption><span dir="ltr">${label}</span><span>${[words[state], ...links].join(' ')}</span></figcaption></figure>`
}
