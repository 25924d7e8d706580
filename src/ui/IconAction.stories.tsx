import { Check, Pencil, Pin, Trash2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { IconAction } from './IconAction'
import { guide } from './IconAction.guide'

const meta = preview.meta({
  title: 'Parts/IconAction',
  tags: ['autodocs'],
  parameters: partParameters(guide),
  component: IconAction,
  args: { label: 'تعديل', icon: Pencil, onClick: fn() },
})

export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(44)
  },
})

export const Small = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(36)
  },
})

export const Pressed = meta.story({
  tags: ['state:selected'],
  args: { label: 'تثبيت', icon: Pin, 'aria-pressed': true },
})

/** A disabled button does nothing but stays focusable, and its tooltip says why. */
export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: {
    label: 'مقروءة',
    icon: Check,
    disabled: true,
    hint: 'الرسالة مقروءة من قبل',
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'مقروءة' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await screen.findByRole('tooltip', {}, { timeout: 4000 })
    await expect(button).toHaveAccessibleDescription('الرسالة مقروءة من قبل')
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
