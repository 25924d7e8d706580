import { fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { live } from '#.storybook/live'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SwitchRow } from './Switch'

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
  render: live(SwitchRow, 'isOn'),
})

export const Normal = meta.story({
  args: { label: 'تحديث تلقائي', hint: 'تُقرأ الأخبار من جديد كل دقيقتين' },
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
