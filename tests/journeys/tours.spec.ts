import { packTour } from '@mocks/demo/session/payload'
import { TOUR_VERSION, type Tour } from '@mocks/demo/session/recording'
import { tours } from '@mocks/demo/session/tours/list'
import { expect, expectEnd, test } from './page'

const SIZES = { 360: { width: 360, height: 780 }, 1280: { width: 1280, height: 720 } } as const
const FRAME = 'iframe[name=madar-frame]'

for (const { id, title } of tours)
  for (const size of Object.values(SIZES))
    test(`the tour «${title}» finds the target of each step, and ends as it was recorded, at ${size.width} px`, async ({
      page,
      consoleLines,
    }) => {
      await page.setViewportSize(size)
      await page.goto(`?tour=${id}&speed=0`)
      await expectEnd(page, title)
      // The server of one tour fails, and screens log what they save.
      consoleLines.length = 0
    })

const PHONE_TOUR: Tour = {
  kind: 'madar-session',
  version: TOUR_VERSION,
  title: 'القوائم',
  build: '',
  start: {
    at: '2026-11-20T06:45:00.000Z',
    address: '/privacy',
    data: {},
    network: '',
    theme: 'system',
    session: 'in',
    ...SIZES[360],
  },
  steps: [
    { at: 0, act: 'click', target: { role: 'button', name: 'القائمة' } },
    { at: 0, act: 'click', target: { role: 'link', name: 'قطر' } },
  ],
  calls: [],
  end: { address: '/countries/qatar', data: {} },
  pins: [],
}

test('a tour of a phone plays in a frame of its width; who leaves the frame goes on in the whole window', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[1280])
  await page.goto(`?speed=0#demo=${await packTour(PHONE_TOUR)}`)
  await expectEnd(page.frameLocator(FRAME), PHONE_TOUR.title)
  await page.getByRole('button', { name: 'اخرج من الإطار' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('قطر')
  await expect(page.locator(FRAME)).toHaveCount(0)
})
