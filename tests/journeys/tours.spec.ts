import { compress } from '@mocks/demo/payload'
import { type Step, TOUR_VERSION, type Tour } from '@mocks/demo/tour/recording'
import { tours } from '@mocks/demo/tours/list'
import { test } from './page'
import { expectEnd } from './tourEnd'

const SIZES = { 360: { width: 360, height: 780 }, 1280: { width: 1280, height: 720 } } as const

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

const click = (role: string, name: string): Step => ({
  at: 0,
  act: 'click',
  target: { role, name },
})

/** A step that has opened or closed the menu of phones. */
const clickMenu = (name: string, dialog: string | null): Step => ({
  ...click('button', name),
  seen: { address: '/privacy', heading: 'سياسة الخصوصية', dialog, alert: null },
})

/** A tour that somebody has recorded at a width of the menus. */
const menuTour = (width: 360 | 1280, steps: Step[], end: string): Tour => ({
  kind: 'madar-tour',
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
    ...SIZES[width],
    point: '',
  },
  steps,
  calls: [],
  end: { address: end, data: {} },
})

for (const [recordedAt, playedAt, steps, end] of [
  [
    1280,
    360,
    [
      click('button', 'المزيد'),
      click('menuitem', 'علوم'),
      click('button', 'الدول'),
      // It is folded a second time, inside the drawer.
      click('menuitem', 'المغرب'),
    ],
    '/countries/morocco',
  ],
  [
    360,
    1280,
    [
      clickMenu('القائمة', 'القائمة'),
      clickMenu('إغلاق القائمة', null),
      click('button', 'محتويات الصفحة'),
      click('link', 'كيف نستخدم البيانات'),
      click('button', 'القائمة'),
      click('link', 'المغرب'),
    ],
    '/countries/morocco',
  ],
] as const)
  test(`a tour of ${recordedAt} px opens at ${playedAt} px the menus that are folded there, and leaves out those that are not`, async ({
    page,
  }) => {
    const tour = menuTour(recordedAt, [...steps], end)
    await page.setViewportSize(SIZES[playedAt])
    await page.goto(`?speed=0#demo=${await compress(JSON.stringify(tour))}`)
    await expectEnd(page, tour.title)
  })
