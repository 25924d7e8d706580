import { Settings2 } from 'lucide-react'
import preview from '#.storybook/preview'
import { openedDialog } from '#.storybook/storyHelpers'
import { once } from '@/lib/once'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { PARAGRAPH } from './AppDialog.storyHelpers'
import { DialogAction, type DialogActionProps } from './DialogAction'

// Once: another function would be another component, and the dialog would open again and again.
const Templates = lazyWithPreload(
  once(async () => {
    const { AppDialog } = await import('./AppDialog')
    const Templates = (props: DialogActionProps) => (
      <AppDialog {...props} title="قوالب الرد">
        {PARAGRAPH}
      </AppDialog>
    )
    return { Templates }
  }),
  'Templates',
)

/** زر يفتح نافذة */
const meta = preview.meta({ title: 'Parts/Dialog/DialogAction' })

const label = 'تعديل القوالب'
const render = () => (
  <DialogAction label={label} icon={Settings2} dialog={Templates} dialogProps={{}} />
)

/** The dialog is not loaded yet. */
export const Closed = meta.story({ render })

export const Open = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await openedDialog('قوالب الرد')
  },
})
