// Adds the pictures of boards to a built Storybook: node .storybook/pictures/take.mjs dist-storybook
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, launchChromium } from '../../scripts/chromium.mjs'
import { importTs } from '../../scripts/importTs.mjs'
import { picturesMeta } from '../board/picturesMeta.mjs'

/** @type {typeof import('./camera')} */
const { CAMERA_ARGS, openCamera } = await importTs('.storybook/pictures/camera.ts')
/** @type {typeof import('../board/rows')} */
const { SCREEN_WIDTHS, storiesOnBoards } = await importTs('.storybook/board/rows.ts')

const PAGES = 4
const PORT = '4321'
/** Twice the size that boards show. */
const FORMAT = /** @type {const} */ ({ format: 'webp', quality: 70, scale: 0.4, longest: 900 })

const folder = process.argv[2] ?? 'dist-storybook'
if (findChromium()) await takePictures()
else console.warn('The boards have no pictures: this machine has no Chromium (README).')

async function takePictures() {
  const target = path.join(folder, 'pictures')
  mkdirSync(target, { recursive: true })
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  const waiting = [...storiesOnBoards(Object.values(entries))]
  const server = spawn(process.execPath, ['tests/staticServer.mjs', folder, '/', PORT], {
    stdio: 'inherit',
  })
  const browser = await launchChromium(...CAMERA_ARGS)
  try {
    const work = async () => {
      const camera = await openCamera(browser, `http://localhost:${PORT}/`)
      for (let id = waiting.shift(); id; id = waiting.shift())
        for (const { width, scheme, data } of await camera(id, SCREEN_WIDTHS, FORMAT))
          writeFileSync(path.join(target, `${id}-${width}-${scheme}.webp`), data)
    }
    await Promise.all(Array.from({ length: PAGES }, work))
    // A board shows a picture only if it knows that there is one.
    const file = path.join(folder, 'iframe.html')
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replace('<head>', `<head>${picturesMeta(target)}`))
  } finally {
    await browser.close()
    server.kill()
  }
}
