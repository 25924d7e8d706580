import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SwitchRow } from './Switch'

function LiveSwitch({ isOn: first, onChange, ...args }: ComponentProps<typeof SwitchRow>) {
  const [isOn, setIsOn] = useState(first)
  const change = (next: boolean) => {
    setIsOn(next)
    onChange(next)
  }
  return <SwitchRow {...args} isOn={isOn} onChange={change} />
}

/** مفتاح */
const meta = preview.meta({
  title: 'Parts/Form/Switch',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** for a setting that is on or off and applies at once, or with the form’s save button. SwitchRow has
  a visible label; Switch is for a row whose text is its label.

  **Not** for consent or for choosing several things of a list: Checkbox. For two values with names of their own
  («فاتح», «داكن»): SegmentedControl.

  **Keyboard:** Tab moves to the switch; Space turns it on or off.

  **Screen reader:** The label, «switch», «on» or «off», then the hint.
`),
  component: SwitchRow,
  args: { isOn: false, onChange: fn() },
  // The `key` remounts it, so that it follows the Storybook control of `isOn`.
  render: (args) => <LiveSwitch key={String(args.isOn)} {...args} />,
})

export const Normal = meta.story({
  args: { label: 'تحديث تلقائي', hint: 'تُقرأ الأخبار من جديد كل دقيقتين' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'تحديث تلقائي' })
    await expect(toggle).toHaveAccessibleDescription('تُقرأ الأخبار من جديد كل دقيقتين')
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await userEvent.click(canvas.getByText('تحديث تلقائي'))
    await expect(toggle).not.toBeChecked()
  },
})

export const On = meta.story({
  tags: ['state:selected'],
  args: { label: 'إظهار الصور', isOn: true },
})

export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: { label: 'إشعارات المتصفح', hint: 'المتصفح لا يسمح بها', disabled: true },
})

export const LongText = meta.story({
  args: {
    label:
      'إرسال إشعار إلى هذا الجهاز كلما نُشر خبر عاجل في قسم من الأقسام التي تتابعها أو بلد من بلدانك',
    hint: 'قد يصل عددها إلى عشرين إشعارًا في أيام الأحداث الكبيرة، ولا يصل شيء منها بين منتصف الليل والسادسة صباحًا',
    isOn: true,
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
