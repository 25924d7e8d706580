import { tours } from '@mocks/demo/tours/list'
import { expectEnd, test } from './page'

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 720 },
]

for (const { id, title } of tours)
  for (const size of SIZES)
    test(`the tour «${title}» finds the target of each step, and ends as it was recorded, at ${size.width} px`, async ({
      page,
      consoleLines,
    }) => {
      await page.setViewportSize(size)
      await page.goto(`?tour=${id}&speed=0`)
      // Where the tour is after a reload, it goes on from the page that it has opened last.
      const bar = page.getByRole('region', { name: /^جولة:/ })
      await bar.getByText(/^[2-9] من /).waitFor()
      // A key stops it at once. A press of its button waits until the bar rests: on a slow machine the tour has ended then.
      await page.keyboard.press('Shift')
      await page.reload()
      await bar.getByRole('button', { name: 'شغّل' }).click()
      await expectEnd(page, title)
      // The server of one tour fails, and screens log what they save.
      consoleLines.length = 0
    })
