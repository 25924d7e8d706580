// Measures how long a developer waits: from `npm start` to the first heading, with empty and with full caches; from a
// saved file to the page; from `npm run storybook` to the first story. Seconds depend on the machine, so the last
// column is the ratio to the start with empty caches.
//   node tests/bench/developer.mjs
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { launchChromium } from '../../scripts/chromium.mjs'

const APP = 'http://localhost:4391/'
const STORY = 'http://localhost:4392/iframe.html?id=public-home--normal&viewMode=story'
/** A component of the home page, to which a comment is added. */
const EDITED = 'src/ui/theme/BrandMark.tsx'
const EDITS = 5

const app = () => npm(['start', '--', '--port', '4391', '--strictPort'])
const storybook = () => npm(['run', 'storybook', '--', '-p', '4392', '--ci', '--quiet'])

const browser = await launchChromium()
let cold = 0
try {
  rmSync('node_modules/.vite', { recursive: true, force: true })
  cold = await timed('first page, caches empty', app, APP, 'h1')
  await timed('first page, caches full', app, APP, 'h1', editToPage)
  await timed('first story', storybook, STORY, 'main h1')
} finally {
  await browser.close()
}

/**
 * @param {string} what
 * @param {() => import('node:child_process').ChildProcess} begin
 * @param {string} address
 * @param {string} sign the selector of the element that a developer waits for
 * @param {(page: import('playwright').Page) => Promise<void>} [then]
 * @returns {Promise<number>} seconds
 */
async function timed(what, begin, address, sign, then) {
  const since = performance.now()
  const server = begin()
  const page = await browser.newPage()
  try {
    while (!(await fetch(address).catch(() => null))?.ok) await pause(50)
    await page.goto(address)
    await page.locator(sign).first().waitFor({ timeout: 120_000 })
    const seconds = (performance.now() - since) / 1000
    report(what, seconds)
    await then?.(page)
    return seconds
  } finally {
    await page.close()
    // The whole group, because npm has started further processes.
    if (server.pid) process.kill(-server.pid)
    await new Promise((resolve) => server.once('exit', resolve))
  }
}

/** Measures the time from the saved file to the new module in the page. @param {import('playwright').Page} page */
async function editToPage(page) {
  await page.waitForLoadState('networkidle')
  const text = readFileSync(EDITED, 'utf8')
  const times = []
  try {
    for (let round = 0; round < EDITS; round++) {
      const isThere = page.waitForEvent('console', (line) => line.text().includes('hot updated'))
      const since = performance.now()
      writeFileSync(EDITED, `${text}// ${round}\n`)
      await isThere
      times.push((performance.now() - since) / 1000)
      await pause(500)
    }
  } finally {
    writeFileSync(EDITED, text)
  }
  report('an edit in the page', times.sort((a, b) => a - b)[Math.floor(EDITS / 2)] ?? Number.NaN)
}

/** @param {string} what @param {number} seconds */
function report(what, seconds) {
  console.log(`  ${what}: ${seconds.toFixed(2)} s, ×${(seconds / (cold || seconds)).toFixed(2)}`)
}

/** Runs a command as a developer types it, in its own process group. @param {string[]} args */
function npm(args) {
  return spawn('npm', args, { stdio: 'ignore', detached: true })
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
