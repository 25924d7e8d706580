import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, launchChromium } from '../../../scripts/chromium.mjs'
import { importTs } from '../../../scripts/importTs.mjs'
import { openForPicture, pictureContext } from '../../../scripts/screenPage.mjs'

const PORT = '4313'
const SCHEMES = /** @type {const} */ (['light', 'dark'])
const WINDOW = { width: 1280, height: 800 }
const PAGES = 2

/**
 * Takes the pictures of the start page from the built demo: each screen and each prepared situation in both schemes, into
 * `demo/pictures/`. Without a Chromium on this machine there are none, and a screen that cannot be opened has none.
 * @param {string} out the folder of the demo @param {string} base
 * @returns {Promise<Set<string>>} the names of the pictures (`pictureName`)
 */
export async function demoPictures(out, base) {
  /** @type {Set<string>} */
  const taken = new Set()
  if (!findChromium()) {
    console.warn('The start page has no pictures: this machine has no Chromium (README).')
    return taken
  }
  /** @type {typeof import('../../../src/screens')} */
  const { screens } = await importTs('src/screens.ts')
  /** @type {typeof import('../situations')} */
  const { situations, situationPath } = await importTs('mocks/demo/situations.ts')
  /** @type {typeof import('../pages/startParts')} */
  const { PICTURE, pictureName, situationName } = await importTs('mocks/demo/pages/startParts.ts')
  const folder = path.join(out, 'demo', 'pictures')
  mkdirSync(folder, { recursive: true })

  const waiting = [
    ...screens.map(({ path }) => ({ name: pictureName(path), address: path })),
    ...situations.map((situation) => ({
      name: pictureName(situationName(situation)),
      // A picture of a slow network shows how it waits.
      address: situationPath(
        situation.scenario === 'slow' ? { ...situation, scenario: 'endless' } : situation,
      ),
    })),
  ]
  const server = spawn(process.execPath, ['tests/staticServer.mjs', out, base, PORT], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const browser = await launchChromium()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, address } = next
      // What a situation sets lasts for its tab.
      const context = await pictureContext(browser, WINDOW)
      try {
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await openForPicture(
          page,
          new URL(address.slice(1), `http://localhost:${PORT}${base}`).href,
        )
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme })
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
          const { data } = await session.send('Page.captureScreenshot', {
            format: 'webp',
            quality: 80,
            clip: { x: 0, y: 0, ...WINDOW, scale: PICTURE.width / WINDOW.width },
          })
          writeFileSync(path.join(folder, `${name}-${scheme}.webp`), Buffer.from(data, 'base64'))
        }
        taken.add(name)
      } catch (error) {
        console.warn(`No picture of ${address}: ${error}`)
      }
      await context.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: PAGES }, work))
  } finally {
    await browser.close()
    server.kill()
  }
  return taken
}
