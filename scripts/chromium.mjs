import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

// The headless shell, a browser without windows, first: the tests cost a fifth less processor time in it.
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
 * The browser that tests and benchmarks drive: `CHROMIUM_PATH`, else a Chromium or Chrome found on
 * the machine, else the one Playwright has downloaded.
 * @returns {string | undefined} path of the executable, or undefined when there is none
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const found = NAMES.map(onPath).find(Boolean)
  return found ?? [...PLACES, playwrightsOwn()].find((place) => place && existsSync(place))
}

/** @param {string} name */
function onPath(name) {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which'
    const out = execFileSync(finder, [name], { stdio: ['ignore', 'pipe', 'ignore'] })
    return out.toString().split(/\r?\n/)[0]
  } catch {
    return undefined
  }
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined
  }
}

// Playwright's own list, which a second one replaces, and the last line: a desktop Chromium opens two pages
// of its own for the address bar's suggestions with every context, a third of what a test costs.
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay',
  'HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
].join()

/**
 * How Playwright is to start it. Drawing goes without the graphics card, which test machines imitate at a cost.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-gpu-compositing',
      `--disable-features=${WITHOUT}`,
    ],
  }
}

/** A headless Chromium from this machine. @returns {Promise<import('playwright').Browser>} */
export async function launchChromium() {
  // Only here: the set-up asks for the browser before any package is there.
  const { chromium } = await import('playwright')
  return chromium.launch(launchOptions())
}
