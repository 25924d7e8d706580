import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, launchChromium } from '../../../scripts/chromium.mjs'
import { importTs } from '../../../scripts/importTs.mjs'

const PORT = '4313'
const WINDOW = { width: 1280, height: 800 }
const CONTEXT = /** @type {const} */ ({
  viewport: WINDOW,
  colorScheme: 'light',
  locale: 'ar',
  timezoneId: 'Asia/Riyadh',
  reducedMotion: 'reduce',
})

/**
 * Takes the pictures of the doors and the situations, in both schemes. Resolves to false without a Chromium.
 * @param {string} out the folder of the demo @param {string} base @returns {Promise<boolean>}
 */
export async function demoPictures(out, base) {
  if (!findChromium()) {
    console.warn('The start page has no pictures: this machine has no Chromium (README).')
    return false
  }
  /** @type {typeof import('../situations')} */
  const { situations, situationPath } = await importTs('mocks/demo/situations.ts')
  /** @type {typeof import('../pages/startParts')} */
  const { DOORS, PICTURE, pictureName } = await importTs('mocks/demo/pages/startParts.ts')
  /** @type {typeof import('../../../scripts/openForPicture')} */
  const { openForPicture } = await importTs('scripts/openForPicture.ts')
  const folder = path.join(out, 'demo', 'pictures')
  mkdirSync(folder, { recursive: true })
  const wanted = [
    ...DOORS.map((path) => ({ name: path, address: path })),
    // A picture of a slow network shows how it waits.
    ...situations.map((situation) => ({
      name: situation.title,
      address: situationPath(situation).replace('=slow', '=endless'),
    })),
  ]
  const server = spawn(process.execPath, ['tests/staticServer.mjs', out, base, PORT], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const browser = await launchChromium()
  try {
    for (const { name, address } of wanted) {
      // What a situation sets lasts for its tab.
      const context = await browser.newContext(CONTEXT)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await openForPicture(page, new URL(address.slice(1), `http://localhost:${PORT}${base}`).href)
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 80,
          clip: { x: 0, y: 0, ...WINDOW, scale: PICTURE.width / WINDOW.width },
        })
        const file = `${pictureName(name)}-${colorScheme}.webp`
        writeFileSync(path.join(folder, file), Buffer.from(data, 'base64'))
      }
      await context.close()
    }
  } finally {
    await browser.close()
    server.kill()
  }
  return true
}
