import { expect, fn, screen, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { isGone } from '#.storybook/storyHelpers'
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
  tags: ['state:open'],
  args: { width: 'detail', maxHeight: '80dvh', actions },
  play: openDialog,
})

export const Form = meta.story({
  args: { width: 'form', actions },
  play: openDialog,
})

export const Narrow = meta.story({ play: openDialog })

/** Spec §9: at most 80% of the viewport. */
export const LongBody = meta.story({
  args: { width: 'detail', maxHeight: '80dvh', actions, children: longBody },
  play: openDialog,
})

export const LongTitle = meta.story({
  args: {
    width: 'detail',
    title: `تفاصيل الرسالة ${'الطويلة جدًا '.repeat(20)}https://madar.example/${'a'.repeat(80)}`,
    actions,
    children: longBody,
  },
  globals: { viewport: { value: 'phone' } },
  play: openDialog,
})

/** A sheet from the bottom, as wide as the screen. */
export const Phone = meta.story({
  args: { width: 'detail', maxHeight: '80dvh', actions },
  globals: { viewport: { value: 'phone' } },
  play: openDialog,
})

/** While a request is pending, nothing closes the dialog. */
export const Busy = meta.story({
  args: { isBusy: true, actions },
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { busy: true })).not.toHaveAttribute('inert')
  },
})

/** The content stays while the dialog fades out, although its data is gone; its buttons take no press. */
export const Closing = meta.story({
  tags: ['developer'],
  args: { actions },
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.keyboard('{Escape}')
    const dialog = screen.getByRole('dialog', { name: 'تفاصيل الرسالة' })
    await expect(getComputedStyle(within(dialog).getByText('مقروءة')).pointerEvents).toBe('none')
    await isGone('dialog')
  },
})

export const Board = meta.story(partBoard)
