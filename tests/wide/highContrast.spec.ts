import pixelmatch from 'pixelmatch'
import type { Locator, Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { expect, test, waitForHydration } from '../journeys/page'
import { parts } from './contrastParts'

/** In pixels: a focus ring is outside its part. */
const MARGIN = 6
/** The minimum difference of a visible pixel: more than antialiasing at an edge causes. */
const SEEN = 24

const MODES = {
  'colours that the system chose': { forcedColors: 'active', contrast: 'no-preference' },
  'more contrast': { forcedColors: 'none', contrast: 'more' },
} as const

for (const [mode, media] of Object.entries(MODES)) {
  test(`${mode}: both states of a part look different`, async ({ page, consoleLines }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    const alike: string[] = []
    for (const { name, at, part: find, change } of parts) {
      await page.goto(at)
      await waitForHydration(page)
      const part = find(page)
      const before = await picture(page, part)
      await change(page, part)
      const isFocus = name.endsWith('focused')
      if (differing(before, await picture(page, part, isFocus)) < SEEN) alike.push(name)
    }
    expect(alike).toEqual([])
    // The demo logs what it saves.
    consoleLines.length = 0
  })

  test(`${mode}: the first button of a page and the share in a bar are visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await page.goto('settings')
    const primary = await picture(page, page.getByRole('button', { name: 'حفظ التغييرات' }))
    const plain = await picture(page, page.getByRole('button', { name: 'تغيير الصورة' }))
    expect(middle(primary), 'the first button of a page').not.toEqual(middle(plain))
    await page.goto('admin/analytics?tab=sponsors')
    await waitForHydration(page)
    const share = await picture(page, page.locator('[data-bar="whole"]').first())
    expect(pixel(share, share.width - 12), 'the share is a bar').not.toEqual(pixel(share, 12))
  })
}

/** A screenshot of the part with a margin; without the focus, unless the focus is what is tested. */
async function picture(page: Page, part: Locator, withFocus = false): Promise<PNG> {
  await part.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  if (!withFocus)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  const box = await part.boundingBox()
  if (!box) throw new Error('The part has no place on the page')
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  }
  return PNG.sync.read(await page.screenshot({ clip, animations: 'disabled' }))
}

/** The number of visibly different pixels; infinite if the part has another size in its other state. */
function differing(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.2 })
}

const pixel = (png: PNG, x: number, y = png.height / 2) =>
  png.data.readUInt32BE(4 * (png.width * Math.floor(y) + Math.floor(x)))

/** The background of a button: below its text and inside its border. */
const middle = (png: PNG) => pixel(png, png.width / 2, png.height - MARGIN - 5)
