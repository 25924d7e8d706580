import { Check, Pencil, Pin, Trash2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { IconAction } from './IconAction'

/** زر أيقونة */
const meta = preview.meta({
  title: 'Parts/IconAction',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** for an action that has a well-known picture, where words do not fit: in rows, toolbars, dialogs.
  size="small" in dense rows; tone="danger" for deleting.

  **Not** for the main action of a screen: a Button with words. For a link: IconButtonLink.

  **Keyboard:** Tab moves to the button, also to a disabled one; its tooltip appears; Enter, Space act, unless
  it is disabled; Escape closes the tooltip.

  **Screen reader:** The label, «button», and «pressed» for a toggle that is on. Disabled: «dimmed», with the
  reason as description.
`),
  component: IconAction,
  args: { label: 'تعديل', icon: Pencil, onClick: fn() },
})

export const Medium = meta.story()

export const Small = meta.story({ args: { size: 'small' } })

export const Pressed = meta.story({
  tags: ['state:selected'],
  args: { label: 'تثبيت', icon: Pin, 'aria-pressed': true },
})

/** A disabled button does nothing but stays focusable, and its tooltip says why. */
export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: { label: 'مقروءة', icon: Check, disabled: true, hint: 'الرسالة مقروءة من قبل' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'مقروءة' }))
    await expect(args.onClick).not.toHaveBeenCalled()
    await screen.findByRole('tooltip', {}, { timeout: 4000 })
  },
})

export const AllTones = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconAction label="تعديل" icon={Pencil} />
      <IconAction label="تعديل، صغير" icon={Pencil} size="small" />
      <IconAction label="حذف" icon={Trash2} tone="danger" />
      <IconAction label="تثبيت" icon={Pin} aria-pressed />
      <IconAction label="تعليم" icon={Check} disabled />
    </div>
  ),
})

export const Board = meta.story(partBoard)
