import { Settings2 } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { isGone, openedDialog } from '#.storybook/storyHelpers'
import { once } from '@/lib/once'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { PARAGRAPH } from './AppDialog.storyHelpers'
import { DialogAction, type DialogActionProps } from './DialogAction'

// Once: another function would be another component, and the dialog would open again and again.
const Templates = lazyWithPreload(
  once(async () => {
    const { AppDialog } = await import('./AppDialog')
    return (props: DialogActionProps) => (
      <AppDialog {...props} title="قوالب الرد">
        {PARAGRAPH}
      </AppDialog>
    )
  }),
)

/** زر يفتح نافذة */
const meta = preview.meta({ title: 'Parts/Dialog/DialogAction' })

const label = 'تعديل القوالب'
const render = () => (
  <DialogAction label={label} icon={Settings2} dialog={Templates} dialogProps={{}} />
)

/** The dialog is not loaded yet. */
export const Closed = meta.story({ render })

/** Enter opens it; Escape closes it, and the focus is on the button again. */
export const Open = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: label })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await openedDialog('قوالب الرد')
    await userEvent.keyboard('{Escape}')
    await isGone('dialog')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await openedDialog('قوالب الرد')
  },
})
