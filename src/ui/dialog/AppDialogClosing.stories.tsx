import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { isGone } from '#.storybook/storyHelpers'
import { AppDialog } from './AppDialog'
import { actions, Opener, openDialog } from './AppDialog.storyHelpers'

/** التركيز والإغلاق */
const meta = preview.meta({
  title: 'Parts/Dialog/Focus and closing',
})

/** While a request is pending, nothing closes the dialog. */
export const Busy = meta.story({
  render: () => <Opener isBusy actions={actions} />,
  play: async (context) => {
    await openDialog(context)
    const { userEvent } = context
    const dialog = screen.getByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }))
    await userEvent.click(outside(dialog))
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAttribute('aria-busy', 'true')
  },
})

/**
 * Escape, × and a click outside close it; the focus returns to the button that opened it, which a second Enter or Space
 * does not press. Ctrl+Escape is not Escape.
 */
export const ClosesThreeWays = meta.story({
  tags: ['developer'],
  render: () => <Opener />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const pressTwice = async (key: string) => {
      await userEvent.keyboard('{Control>}{Escape}{/Control}')
      await expect(screen.getByRole('dialog')).not.toHaveAttribute('inert')
      screen.getByRole('button', { name: 'إغلاق' }).focus()
      await userEvent.keyboard(key + key)
    }
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => pressTwice('{Enter}'),
      () => pressTwice(' '),
      () => userEvent.click(screen.getByRole('button', { name: 'إغلاق' })),
      () => userEvent.click(outside(screen.getByRole('dialog'))),
    ]
    for (const close of ways) {
      await openDialog(context)
      await close()
      await isGone('dialog')
      await expect(canvas.getByRole('button', { name: 'عرض' })).toHaveFocus()
    }
  },
})

/** Tab cycles inside the dialog. */
export const TrapsFocus = meta.story({
  tags: ['developer'],
  render: () => <Opener actions={actions} />,
  play: async (context) => {
    await openDialog(context)
    const { userEvent } = context
    const dialog = screen.getByRole('dialog')
    const round = ['إغلاق', 'رُدّ عليها', 'مقروءة', 'حُلّت']
    for (const name of [...round, round[0]]) {
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: name ?? '' })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: round[3] ?? '' })).toHaveFocus()
  },
})

/** A field with `autoFocus` takes the focus from the title. */
export const StartsOnField = meta.story({
  tags: ['developer'],
  render: () => (
    <Opener>
      {/* biome-ignore lint/a11y/noAutofocus: in a dialog the focus must start somewhere, and here that is the field */}
      <input aria-label="الاسم" autoFocus />
    </Opener>
  ),
  play: async (context) => {
    await openDialog(context)
    await expect(screen.getByRole('textbox')).toHaveFocus()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'عرض' })).toHaveFocus())
  },
})

function ByData() {
  const [subject, setSubject] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setSubject('تفاصيل الرسالة')}>عرض</Button>
      <AppDialog
        open={subject !== null}
        onClose={() => setSubject(null)}
        title={subject}
        actions={actions}
      >
        <p>{subject}</p>
      </AppDialog>
    </>
  )
}

/** The content stays while the dialog fades out, although its data is gone; its buttons take no press. */
export const KeepsContentWhileClosing = meta.story({
  tags: ['developer'],
  render: () => <ByData />,
  play: async (context) => {
    await openDialog(context)
    const dialog = screen.getByRole('dialog')
    await context.userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveTextContent('تفاصيل الرسالة')
    const foot = within(dialog).getByText('مقروءة')
    await expect(getComputedStyle(foot).pointerEvents).toBe('none')
    await isGone('dialog')
  },
})

function outside(dialog: HTMLElement): HTMLElement {
  const { parentElement } = dialog
  if (!parentElement) throw new Error('the dialog has no container')
  return parentElement
}
