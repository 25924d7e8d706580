import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
  for (const name of NAMES) {
    try {
      const finder = process.platform === 'win32' ? 'where' : 'which'
      return execFileSync(finder, [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .split(/\r?\n/)[0]
    } catch {
      // not under this name
    }
  }
  return PLACES.find((place) => existsSync(place))
}
