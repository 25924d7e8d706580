import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// First the headless shell, a Chromium without windows: the tests need a fifth less processor time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the browser for tests and benchmarks: `CHROMIUM_PATH`, otherwise a Chromium or Chrome on the machine,
 * otherwise the one that Playwright has downloaded.
 * @returns {string | undefined} path of the executable, or undefined when there is none
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const found = NAMES.map(onPath).find(Boolean)
  if (found) return found
  // Not at the top: scripts/run.mjs uses this module before any package is installed.
  const { chromium } = createRequire(import.meta.url)('playwright')
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place))
}

/** The executable of this name, if there is one. @param {string} name */
export function onPath(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which'
  return spawnSync(finder, [name], { encoding: 'utf8' }).stdout?.split(/\r?\n/)[0] || undefined
}

// The first three lines repeat Playwright's list, since a second `--disable-features` replaces it. The last line is
// ours: with every context a desktop Chromium opens two pages for the suggestions of the address bar, which are a
// third of the cost of a test.
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay',
  'HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
].join()

/**
 * The launch options for Playwright. They disable the GPU, since test machines emulate one at a cost.
 * @param {string[]} more arguments @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions(...more) {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-gpu-compositing',
      `--disable-features=${WITHOUT}`,
      ...more,
    ],
  }
}

/** Starts the Chromium of `findChromium`, headless. @param {string[]} more arguments @returns {Promise<import('playwright').Browser>} */
export async function launchChromium(...more) {
  const { chromium } = await import('playwright')
  return chromium.launch(launchOptions(...more))
}

const PORT = '4313'

/**
 * Serves a built site at a path while `take` takes pictures of it. Resolves to false without a Chromium.
 * @param {string} folder @param {string} base
 * @param {(browser: import('playwright').Browser, site: string) => Promise<void>} take
 * @param {string[]} more arguments of the browser
 */
export async function withSite(folder, base, take, ...more) {
  if (!findChromium()) return false
  const server = spawn(process.execPath, ['tests/staticServer.mjs', folder, base, PORT], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const browser = await launchChromium(...more)
  try {
    await take(browser, `http://localhost:${PORT}${base}`)
  } finally {
    await browser.close()
    server.kill()
  }
  return true
}
