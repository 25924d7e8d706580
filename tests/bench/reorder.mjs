// Measures reordering on /admin/youtube of the built demo, with 10, 100 and 500 videos: the frames while a row is
// dragged, and the time from the click in the «move» menu to the new order on the screen. Absolute times depend on the
// machine, so the result is a ratio within one run.
import { formatTimes, median, percentile, timeToPaint, withDemo } from './demo.mjs'

const COUNTS = [10, 100, 500]
const STEPS = 60
const MOVES = 9

await withDemo(async (browser, site) => {
  /** @type {{ count: number, frames: number[], moves: number[] }[]} */
  const rows = []
  for (const count of COUNTS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${site}admin/youtube`)
    await page.getByRole('button', { name: 'إضافة مقطع' }).waitFor()
    await page.evaluate(fill, count)
    rows.push({ count, frames: await drag(page), moves: await move(page) })
    await page.close()
  }
  report(rows)
})

/** Runs in the page. Adds videos with the button until there are `count`. @param {number} count */
async function fill(count) {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const buttons = () => [...document.querySelectorAll('button')]
  while (document.querySelectorAll('main ol > li').length < count) {
    buttons()
      .find((button) => button.textContent?.includes('إضافة مقطع'))
      ?.click()
    await nextFrame()
  }
  document
    .querySelector('[aria-expanded="true"][aria-label^="تعديل"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await nextFrame()
  scrollTo(0, 0)
}

/** @param {import('playwright').Page} page @returns {Promise<number[]>} the frames of a drag over the screen, in ms */
async function drag(page) {
  const grip = await page.getByRole('button', { name: /^نقل / }).first().boundingBox()
  if (!grip) throw new Error('The first row has no grip on screen')
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 8)
  await page.evaluate(recordFrames)
  for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(x, y + 8 + step * 8)
  const frames = await page.evaluate(() => /** @type {any} */ (window).stopFrames())
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

/** Runs in the page. Records the length of each frame until `stopFrames` is called. */
function recordFrames() {
  /** @type {number[]} */
  const frames = []
  let last = performance.now()
  let isOn = true
  requestAnimationFrame(function tick(now) {
    frames.push(now - last)
    last = now
    if (isOn) requestAnimationFrame(tick)
  })
  Object.assign(window, {
    stopFrames: () => {
      isOn = false
      return frames.slice(1)
    },
  })
}

/** @param {import('playwright').Page} page */
async function move(page) {
  const times = []
  for (let round = 0; round < MOVES; round += 1) {
    await page
      .getByRole('button', { name: /^تغيير موضع / })
      .first()
      .click()
    const last = page.getByRole('menuitem', { name: 'إلى آخر القائمة' })
    await last.waitFor()
    times.push(await timeToPaint(page, 'click', () => last.click()))
    await last.waitFor({ state: 'detached' })
  }
  return times
}

/** @param {{ count: number, frames: number[], moves: number[] }[]} rows */
function report(rows) {
  const [first] = rows
  if (!first) return
  console.log('\nReordering videos (medians; ratio to 10 videos)\n')
  for (const { count, frames, moves } of rows) {
    const frame = (median(frames) / median(first.frames)).toFixed(2)
    const slow = (percentile(frames, 0.95) / percentile(first.frames, 0.95)).toFixed(2)
    const paint = (median(moves) / median(first.moves)).toFixed(2)
    console.log(
      `${String(count).padStart(4)} videos: drag frame ×${frame}, slowest of 20 ×${slow}  (${formatTimes(frames)}); move to paint ×${paint}  (${formatTimes(moves)})`,
    )
  }
}
