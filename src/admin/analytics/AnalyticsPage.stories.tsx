import { userEvent } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { fitsTheWidth } from '#.storybook/storyHelpers'
import { barsOf, card } from './Analytics.storyHelpers'

/** التحليلات */
const meta = preview.meta({ title: 'Admin/Analytics', parameters: { route: '/admin/analytics' } })

const at = (tab: string) => ({ parameters: { route: `/admin/analytics?tab=${tab}` } })

export const Overview = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await barsOf(canvas, 'مصادر الزيارات', 5)
  },
})

export const Revenue = meta.story({
  ...at('revenue'),
  play: async ({ canvas }) => {
    await barsOf(canvas, 'الإيراد حسب الراعي', 5)
    await card(canvas, 'الرعاة')
  },
})

export const Content = meta.story({
  ...at('content'),
  play: async ({ canvas }) => {
    await barsOf(canvas, 'مشاهدات الأقسام', 9)
    await card(canvas, 'أداء المقالات')
  },
})

export const Engagement = meta.story({
  ...at('engagement'),
  play: async ({ canvas }) => {
    await barsOf(canvas, 'التفاعل حسب القسم', 9)
    await card(canvas, 'الأكثر تفاعلًا')
  },
})

export const Traffic = meta.story({
  ...at('traffic'),
  play: async ({ canvas }) => {
    await barsOf(canvas, 'الزوار خلال 24 ساعة', 24)
    await barsOf(canvas, 'مسار التحويل', 5)
  },
})

export const Sponsors = meta.story({
  ...at('sponsors'),
  play: async ({ canvas }) => {
    await barsOf(canvas, 'النقرات حسب الراعي', 5)
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
    await barsOf(canvas, 'الزوار خلال 24 ساعة', 24)
    await fitsTheWidth()
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
    await fitsTheWidth()
  },
})

export const Tablet = meta.story({
  ...tablet,
  play: async ({ canvas }) => {
    await card(canvas, 'الزوار خلال 24 ساعة')
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
