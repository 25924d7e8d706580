// Adds the pictures of boards to a built Storybook: node .storybook/pictures/take.mjs dist-storybook
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withSite } from '../../scripts/chromium.mjs'
import { importTs } from '../../scripts/importTs.mjs'
import { picturesMeta } from '../board/picturesMeta.mjs'

/** @type {typeof import('./camera')} */
const { CAMERA_ARGS, openCamera } = await importTs('.storybook/pictures/camera.ts')
/** @type {typeof import('../board/rows')} */
const { SCREEN_WIDTHS, storiesOnBoards } = await importTs('.storybook/board/rows.ts')

const PAGES = 4
/** Twice the size that boards show. */
const FORMAT = /** @type {const} */ ({ format: 'webp', quality: 70, scale: 0.4, longest: 900 })

const folder = process.argv[2] ?? 'dist-storybook'
if (!(await withSite(folder, '/', takePictures, ...CAMERA_ARGS)))
  console.warn('The boards have no pictures: this machine has no Chromium (README).')

/** @param {import('playwright').Browser} browser @param {string} site */
async function takePictures(browser, site) {
  const target = path.join(folder, 'pictures')
  mkdirSync(target, { recursive: true })
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  const waiting = [...storiesOnBoards(Object.values(entries))]
  const work = async () => {
    const camera = await openCamera(browser, site)
    for (let id = waiting.shift(); id; id = waiting.shift())
      for (const { width, scheme, data } of await camera(id, SCREEN_WIDTHS, FORMAT))
        writeFileSync(path.join(target, `${id}-${width}-${scheme}.webp`), data)
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  // A board shows a picture only if it knows that there is one.
  const file = path.join(folder, 'iframe.html')
  const html = readFileSync(file, 'utf8')
  writeFileSync(file, html.replace('<head>', `<head>${picturesMeta(target)}`))
}
