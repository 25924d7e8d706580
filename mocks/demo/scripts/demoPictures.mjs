import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, launchChromium } from '../../../scripts/chromium.mjs'
import { importTs } from '../../../scripts/importTs.mjs'
import { openForPicture, pictureContext } from '../../../scripts/screenPage.mjs'

const PORT = '4313'
const SCHEMES = /** @type {const} */ (['light', 'dark'])
const WIDTH = 1280
const HEIGHT = 800
const PAGES = 2
/** @typedef {{ x: number, y: number, width: number, height: number }} Clip */
const WHOLE = { x: 0, y: 0, width: WIDTH, height: HEIGHT }
const STORYBOOK = '/storybook/'
/** The screens behind the doors, which are shown as on a phone in narrow windows. */
const DOORS = ['/', '/admin', STORYBOOK]
const PHONE = { x: 0, y: 0, width: 360, height: 360 }
/** Two rows of a board, with the widths and the schemes. */
const BOARD_PART = { x: 340, y: 80, width: 880, height: 550 }
/** Where both schemes meet. */
const BOARD_MIDDLE = { x: 400, y: 0, width: 480, height: 480 }

/**
 * Takes the pictures of the start page from the built demo: each screen and each prepared situation in both schemes, into
 * `demo/pictures/`. Without a Chromium on this machine there are none, and a screen that cannot be opened has none.
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
  /** @type {typeof import('../../../src/screens')} */
  const { screens } = await importTs('src/screens.ts')
  /** @type {typeof import('../situations')} */
  const { situations, situationPath } = await importTs('mocks/demo/situations.ts')
  /** @type {typeof import('../pages/startParts')} */
  const { PICTURE, phonePictureName, pictureName, situationName } = await importTs(
    'mocks/demo/pages/startParts.ts',
  )
  const folder = path.join(out, 'demo', 'pictures')
  mkdirSync(folder, { recursive: true })

  const server = spawn(process.execPath, ['tests/staticServer.mjs', out, base, PORT], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const browser = await launchChromium()
  try {
    /** @type {{ name: string, address: string, width?: number, clip?: Clip, isSituation?: boolean, hasDialog?: boolean }[]} */
    const waiting = [
      ...screens.map(({ path }) => ({ name: pictureName(path), address: path })),
      ...(hasStorybook
        ? [{ name: pictureName(STORYBOOK), address: STORYBOOK, clip: BOARD_PART }]
        : []),
      ...DOORS.filter((address) => address !== STORYBOOK || hasStorybook).map((address) => ({
        name: phonePictureName(address),
        address,
        ...(address === STORYBOOK
          ? { width: WIDTH, clip: BOARD_MIDDLE }
          : { width: PHONE.width, clip: PHONE }),
      })),
      ...situations.map((situation) => ({
        name: pictureName(situationName(situation)),
        address: addressOf(situation),
        isSituation: true,
        hasDialog: situation.open !== undefined,
      })),
    ]
    // A picture of a slow network shows how it waits.
    /** @param {import('../situations').Situation} situation */
    function addressOf(situation) {
      return situationPath(
        situation.scenario === 'slow' ? { ...situation, scenario: 'endless' } : situation,
      )
    }
    const open = async () => {
      const context = await pictureContext(browser, { width: WIDTH, height: HEIGHT })
      const page = await context.newPage()
      return { page, session: await context.newCDPSession(page) }
    }
    const work = async () => {
      let { page, session } = await open()
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { name, address, width = WIDTH, clip = WHOLE } = next
        // What a situation sets lasts for its tab.
        if (next.isSituation) {
          await page.context().close()
          ;({ page, session } = await open())
        }
        try {
          await page.setViewportSize({ width, height: HEIGHT })
          const url = new URL(address.slice(1), `http://localhost:${PORT}${base}`)
          if (address === STORYBOOK) await openStorybook(page, url.href)
          else await openForPicture(page, url.href)
          if (next.hasDialog) await page.getByRole('dialog').first().waitFor()
          for (const scheme of SCHEMES) {
            await page.emulateMedia({ colorScheme: scheme })
            await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
            const { data } = await session.send('Page.captureScreenshot', {
              format: 'webp',
              quality: 80,
              clip: { ...clip, scale: PICTURE.width / clip.width },
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

/** Shows what a designer finds there: the home page in both schemes. @param {import('playwright').Page} page @param {string} href */
async function openStorybook(page, href) {
  await page.goto(`${href}iframe.html?id=public-home--normal&viewMode=story&globals=theme:both`)
  for (const scheme of SCHEMES)
    await page
      .frameLocator(`iframe[title="${scheme}"]`)
      // By its role: the frame also has hidden headings, of its own messages.
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor()
}
