import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { button, findRow } from './ContactMessages.storyHelpers'

const meta = preview.meta({
  title: 'Admin/ContactMessages selection',
  parameters: { route: '/admin/contact-messages' },
})

type Canvas = ReturnType<typeof within>

/** Selects all messages of the page; returns the bar. */
async function selectPage(canvas: Canvas): Promise<Canvas> {
  await findRow(canvas, 'رهف الكيلاني')
  const all = canvas.queryByRole('checkbox', { name: 'تحديد رسائل هذه الصفحة' })
  // On phones, which the board shows too, the rows are cards without a header.
  const boxes = all ? [all] : canvas.getAllByRole('checkbox', { name: /^تحديد رسالة/ })
  for (const box of boxes) await userEvent.click(box)
  return within(await screen.findByRole('group', { name: 'إجراءات جماعية' }, patient))
}

export const Selected = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    await expect(bar.getByRole('status')).toHaveTextContent(/^محدّد: 2\d رسالة$|^محدّد: \d+ رسائل$/)
  },
})

export const Running = meta.story({
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
    await userEvent.click(button(bar, 'مقروءة'))
    await expect(await bar.findByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(button(bar, 'إيقاف')).toBeVisible()
  },
})

/** What failed is still selected, with the reason, and can be tried again alone. */
export const Failed = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'changesFail' },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    await userEvent.click(button(bar, 'مقروءة'))
    await expect(
      await bar.findByRole('button', { name: 'إعادة المحاولة معها وحدها' }, patient),
    ).toBeVisible()
    const checked = () =>
      document.querySelectorAll('tbody [data-row-control=select]:checked').length
    const unread = () => document.querySelectorAll('tbody tr[data-strong]').length
    await eventually(() => expect(checked()).toBe(unread()))
  },
})

export const Phone = meta.story({
  globals: phone.globals,
  play: async ({ canvas }) => {
    await findRow(canvas, 'رهف الكيلاني')
    const [first] = canvas.getAllByRole('checkbox', { name: /^تحديد رسالة/ })
    if (first) await userEvent.click(first)
    await screen.findByRole('group', { name: 'إجراءات جماعية' }, patient)
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
