import { userEvent } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { fitsTheWidth } from '#.storybook/storyHelpers'
import { barsOf, card } from './Analytics.storyHelpers'

const meta = preview.meta({ title: 'Admin/Analytics', parameters: { route: '/admin/analytics' } })

const at = (tab: string) => ({ parameters: { route: `/admin/analytics?tab=${tab}` } })

export const Overview = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await barsOf(await card(canvas, 'مصادر الزيارات'), 5)
  },
})

export const Revenue = meta.story({
  ...at('revenue'),
  play: async ({ canvas }) => {
    await card(canvas, 'الرعاة')
  },
})

export const Content = meta.story({
  ...at('content'),
  play: async ({ canvas }) => {
    await card(canvas, 'أداء المقالات')
  },
})

export const Engagement = meta.story({
  ...at('engagement'),
  play: async ({ canvas }) => {
    await card(canvas, 'الأكثر تفاعلًا')
  },
})

export const Traffic = meta.story({
  ...at('traffic'),
  play: async ({ canvas }) => {
    await barsOf(await card(canvas, 'الزوار خلال 24 ساعة'), 24)
    await barsOf(await card(canvas, 'مسار التحويل'), 5)
  },
})

export const Sponsors = meta.story({
  ...at('sponsors'),
  play: async ({ canvas }) => {
    await card(canvas, 'مصرف السنابل')
  },
})

/** Each chart as its table. */
export const Tables = meta.story({
  play: async ({ canvas }) => {
    await card(canvas, 'مصادر الزيارات')
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
  },
})

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await barsOf(await card(canvas, 'الزوار خلال 24 ساعة'), 24)
    await fitsTheWidth()
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
    await fitsTheWidth()
  },
})

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
