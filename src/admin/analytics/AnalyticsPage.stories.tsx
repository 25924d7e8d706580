import { expect, screen, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { eventually, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { card } from './Analytics.storyHelpers'

/** التحليلات */
const meta = preview.meta({ title: 'Admin/Analytics', parameters: { route: '/admin/analytics' } })

const at = (tab: string) => ({ parameters: { route: `/admin/analytics?tab=${tab}` } })

export const Overview = meta.story({
  tags: ['state:normal'],
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
    await card(canvas, 'مسار التحويل')
  },
})

export const Sponsors = meta.story({
  ...at('sponsors'),
  play: async ({ canvas }) => {
    await card(canvas, 'مصرف السنابل')
  },
})

async function openRange() {
  await userEvent.click(await screen.findByRole('button', { name: 'مدى مخصص' }, patient))
  return within(await openedDialog('مدى مخصص'))
}

/** Each chart as its table. */
export const Tables = meta.story({
  play: async ({ canvas }) => {
    await card(canvas, 'مصادر الزيارات')
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
  },
})

/** A range of days takes the place of the period; it changes no figure, and says so (D-23). */
export const Range = meta.story({
  parameters: { route: '/admin/analytics?from=2026-10-01&to=2026-10-31' },
  play: async () => {
    await openRange()
  },
})

export const RangeRefusedPhone = meta.story({
  tags: ['state:error'],
  globals: phone.globals,
  play: async () => {
    const dialog = await openRange()
    await userEvent.type(await dialog.findByLabelText(/من يوم/), '2026-10-02')
    await userEvent.type(dialog.getByLabelText(/إلى يوم/), '2026-10-01')
    await userEvent.click(dialog.getByRole('button', { name: 'عرض المدى' }))
    await eventually(() => expect(dialog.getByLabelText(/إلى يوم/)).toBeInvalid())
  },
})

/** The figures of a chart are saved as a table. */
export const Exporting = meta.story({
  play: async ({ canvas }) => {
    await card(canvas, 'مصادر الزيارات')
    await userEvent.click(canvas.getByRole('button', { name: 'تصدير مصادر الزيارات' }))
    await screen.findByRole('menu', {}, patient)
  },
})

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await card(canvas, 'الزوار خلال 24 ساعة')
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
