import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, launchChromium } from './chromium.mjs'
import { importTs } from './importTs.mjs'
import { openForPicture, pictureContext } from './screenPage.mjs'

const PORT = '4313'
const SCHEMES = /** @type {const} */ (['light', 'dark'])
const WIDTH = 1280
const HEIGHT = 800
const PAGES = 2

/**
 * Takes the pictures of the start page from the built demo: each screen in both schemes, into `demo/pictures/`. Without
 * a Chromium on this machine there are none, and a screen that cannot be opened has none.
 * @param {string} out the folder of the demo @param {string} base @param {boolean} hasStorybook
 * @returns {Promise<Set<string>>} the names of the pictures (`pictureName`)
 */
export async function demoPictures(out, base, hasStorybook) {
  /** @type {Set<string>} */
  const taken = new Set()
  if (!findChromium()) {
    console.warn('The start page has no pictures: this machine has no Chromium (README).')
    return taken
  }
  /** @type {typeof import('../src/screens')} */
  const { screens } = await importTs('src/screens.ts')
  /** @type {typeof import('../mocks/pages/startParts')} */
  const { PICTURE, pictureName } = await importTs('mocks/pages/startParts.ts')
  const folder = path.join(out, 'demo', 'pictures')
  mkdirSync(folder, { recursive: true })

  const server = spawn(process.execPath, ['tests/staticServer.mjs', out, base, PORT], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const browser = await launchChromium()
  try {
    const waiting = [...screens.map(({ path }) => path), ...(hasStorybook ? ['/storybook/'] : [])]
    const context = await pictureContext(browser, { width: WIDTH, height: HEIGHT })
    const work = async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        const name = pictureName(address)
        try {
          const url = new URL(address.slice(1), `http://localhost:${PORT}${base}`)
          if (address === '/storybook/') await openStorybook(page, url.href)
          else await openForPicture(page, url.href)
          for (const scheme of SCHEMES) {
            await page.emulateMedia({ colorScheme: scheme })
            await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
            const { data } = await session.send('Page.captureScreenshot', {
              format: 'webp',
              quality: 80,
              clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale: PICTURE.width / WIDTH },
            })
            const file = path.join(folder, `${name}-${scheme}.webp`)
            writeFileSync(file, Buffer.from(data, 'base64'))
          }
          taken.add(name)
        } catch (error) {
          console.warn(`No picture of ${address}: ${error}`)
        }
      }
    }
    await Promise.all(Array.from({ length: PAGES }, work))
  } finally {
    await browser.close()
    server.kill()
  }
  return taken
}

/** @param {import('playwright').Page} page @param {string} href */
async function openStorybook(page, href) {
  await page.goto(href)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('h1').first().waitFor()
}
