import { test } from 'playwright/test'
import { screenAreas, screens } from '@/content/screens'
import { openForPicture } from '../../scripts/openForPicture'

/** A scenario of the fake backend: `SCENARIO=slow npm run screens`. */
const { SCENARIO } = process.env
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]

for (const { path, title, area } of screens)
  test(`${screenAreas[area]} › ${title} ${path}`, async ({ browser }, testInfo) => {
    const scenario = SCENARIO ? `${path.includes('?') ? '&' : '?'}scenario=${SCENARIO}` : ''
    for (const window of WINDOWS)
      for (const colorScheme of ['light', 'dark'] as const) {
        // A page of its own, since some screens show something to a first visitor only.
        const page = await browser.newPage({ viewport: window, colorScheme })
        await openForPicture(page, `.${path}${scenario}`)
        // A window as high as the page, so that sticky and fixed elements cover nothing.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ ...window, height })
        await page.evaluate(observe)
        await testInfo.attach(`${window.width} ${colorScheme}`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        })
        await page.close()
      }
  })

/** Runs in the page. Gives its observers time to react to the new height, such as the list of contents of a legal page. */
async function observe() {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
}
