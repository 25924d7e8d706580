import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { openedDialog } from '#.storybook/storyHelpers'
import { AppDialog } from './AppDialog'
import { actions, Opener, openDialog, PARAGRAPH } from './AppDialog.storyHelpers'

/** النافذة الحوارية */
const meta = preview.meta({
  title: 'Parts/Dialog',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** for one record or one short task above the page: the details of a message, a new user.

  **Not** for a question with two answers: confirm. For a message that needs no answer: a toast. For a long
  task: a page of its own.

  **Keyboard:** Tab, Shift + Tab move inside the dialog only; Escape closes it, unless a request is pending.

  **Screen reader:** «dialog» and its title; the page behind it is hidden. While saving: «busy». After it
  closes, the focus is where it was before.
`),
  component: AppDialog,
  args: { open: false, onClose: fn(), title: 'تفاصيل الرسالة', children: <p>{PARAGRAPH}</p> },
  argTypes: { open: { control: false }, actions: { control: false } },
  render: (args) => <Opener {...args} />,
})

const longBody = Array.from({ length: 12 }, (_, index) => <p key={String(index)}>{PARAGRAPH}</p>)

export const Detail = meta.story({
  args: { width: 'detail', maxHeight: '80vh', actions },
  play: async (context) => {
    await openDialog(context)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.offsetWidth).toBe(672)
    // A screen reader starts at the title.
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus()
  },
})

export const Form = meta.story({
  args: { width: 'form', actions },
  play: async (context) => {
    await openDialog(context)
    await expect(screen.getByRole('dialog').offsetWidth).toBe(544)
  },
})

export const Narrow = meta.story({
  play: async (context) => {
    await openDialog(context)
    await expect(screen.getByRole('dialog').offsetWidth).toBe(480)
  },
})

/** Spec §9: at most 80% of the viewport; the body scrolls, and the footer and × stay visible. */
export const LongBody = meta.story({
  args: { width: 'detail', maxHeight: '80vh', actions, children: longBody },
  play: async (context) => {
    await openDialog(context)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.8))
    dialog.scrollTop = 400
    const box = dialog.getBoundingClientRect()
    const title = within(dialog).getByRole('heading', { level: 2 })
    await expect(title.getBoundingClientRect().top, 'the title stays').toBeGreaterThan(box.top)
    const beside = dialog.getElementsByTagName('p')[0]?.getBoundingClientRect()
    await expect(beside?.top).toBeLessThan(box.top)
    for (const name of ['رُدّ عليها', 'إغلاق']) {
      const part = within(dialog).getByRole('button', { name }).getBoundingClientRect()
      await expect(part.top).toBeGreaterThanOrEqual(box.top)
      await expect(part.bottom).toBeLessThanOrEqual(box.bottom)
    }
  },
})

export const LongTitle = meta.story({
  args: {
    width: 'detail',
    title: `تفاصيل الرسالة ${'الطويلة جدًا '.repeat(20)}https://madar.example/${'a'.repeat(80)}`,
    actions,
    children: longBody,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'عرض' }))
    const dialog = await openedDialog()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    dialog.scrollTop = 4000
    const title = within(dialog).getByRole('heading', { level: 2 })
    // Two lines of the title stay, and × beside them; the text is below.
    await waitFor(() => {
      const { bottom } = title.getBoundingClientRect()
      // A border has at least one pixel of the screen: in a frame at half its size it has two here.
      const inset = dialog.getBoundingClientRect().top + dialog.clientTop
      expect(Math.round(bottom - inset)).toBeLessThanOrEqual(100)
    })
    await expect(
      document.elementFromPoint(...middleOf(within(dialog).getByRole('button', { name: 'حُلّت' }))),
    ).toHaveTextContent('حُلّت')
    // Its pictures, in the documentation of the part too, begin at the first line of the title.
    dialog.scrollTop = 0
  },
})

/** A sheet from the bottom, as wide as the screen. */
export const Phone = meta.story({
  args: { width: 'detail', maxHeight: '80vh', actions },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDialog(context)
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight))
    await expect(dialog.offsetWidth).toBe(window.innerWidth)
  },
})

export const Board = meta.story(partBoard)

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
