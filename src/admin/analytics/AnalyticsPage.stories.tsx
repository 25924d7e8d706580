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
  play: async ({ canvas }) => {
    const period = await canvas.findByRole('combobox', { name: 'الفترة' }, patient)
    await expect(period).toHaveValue('range')
    await userEvent.click(canvas.getByRole('button', { name: 'مدى مخصص' }))
    const dialog = within(await openedDialog('مدى مخصص'))
    await expect(await dialog.findByLabelText(/من يوم/)).toHaveValue('2026-10-01')
    await dialog.findByText(/^الأرقام نموذجية ثابتة/)
  },
})

export const RangeRefusedPhone = meta.story({
  tags: ['state:error'],
  globals: phone.globals,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'مدى مخصص' }, patient))
    const dialog = within(await openedDialog('مدى مخصص'))
    const to = await dialog.findByLabelText(/إلى يوم/)
    await userEvent.type(dialog.getByLabelText(/من يوم/), '2026-10-02')
    await userEvent.type(to, '2026-10-01')
    await userEvent.click(dialog.getByRole('button', { name: 'عرض المدى' }))
    await eventually(() => expect(to).toHaveAttribute('aria-invalid', 'true'))
    const form = to.closest('form')
    await expect(form?.scrollWidth, 'the fields are within the sheet').toBe(form?.clientWidth)
  },
})

/** The figures of a chart are saved as a table. */
export const Exporting = meta.story({
  play: async ({ canvas }) => {
    const sources = within(await card(canvas, 'مصادر الزيارات'))
    await userEvent.click(sources.getByRole('button', { name: 'تصدير مصادر الزيارات' }))
    const menu = within(await screen.findByRole('menu', {}, patient))
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'ملف CSV لبرنامج Excel',
      'ملف JSON',
    ])
  },
})

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await fitsTheWidth()
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
    await fitsTheWidth()
  },
})

export const Tablet = meta.story({
  ...tablet,
  play: async () => {
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
