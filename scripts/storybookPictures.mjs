// Adds the pictures of «Foundations / Screens» to a built Storybook: node scripts/storybookPictures.mjs dist-storybook
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { picturesMeta } from './picturesMeta.mjs'
import { launchCamera, openCamera, SCHEMES } from './review/camera.mjs'
import { serveFolder } from './review/server.mjs'

const PAGES = 2
/** Twice the size that the page shows. */
const FORMAT = /** @type {const} */ ({ format: 'webp', quality: 80, scale: 0.4, longest: 900 })

const folder = process.argv[2] ?? 'dist-storybook'
if (findChromium()) await takePictures()
else console.warn('«Foundations / Screens» has no pictures: this machine has no Chromium (README).')

async function takePictures() {
  const target = path.join(folder, 'pictures')
  mkdirSync(target, { recursive: true })
  const site = await serveFolder(folder)
  const browser = await launchCamera()
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}iframe.html?id=foundations-screens--all&viewMode=story`)
    await page.locator('[data-story]').first().waitFor({ timeout: 60_000 })
    const shown = await page
      .locator('[data-story]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-story') ?? ''))
    await page.close()
    const waiting = [...new Set(shown)]
    const work = async () => {
      const camera = await openCamera(browser, site.url, FORMAT)
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        const pictures = await camera.photograph(id, 1280)
        for (const scheme of SCHEMES)
          writeFileSync(path.join(target, `${id}-${scheme}.webp`), pictures[scheme])
      }
      await camera.close()
    }
    await Promise.all(Array.from({ length: PAGES }, work))
    // The page shows a picture only if it knows that there is one.
    const file = path.join(folder, 'iframe.html')
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replace('<head>', `<head>${picturesMeta(target)}`))
  } finally {
    await browser.close()
    site.close()
  }
}
