import { fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { live } from '#.storybook/live'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Checkbox } from './Checkbox'

/** مربع اختيار */
const meta = preview.meta({
  title: 'Parts/Form/Checkbox',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for consent, and for choosing any number of things. With isPartial above a list of which some are
  chosen. In a form use FormCheckbox.

  **Not** for a setting that applies at once: SwitchRow. For exactly one of several: SegmentedControl or
  SelectField.

  **Keyboard:** Tab moves to the box; Space checks or unchecks it.

  **Screen reader:** The label, «check box», «checked», «not checked» or «mixed», then the hint or the error.
`),
  component: Checkbox,
  args: { isChecked: false, onChange: fn() },
  render: live(Checkbox, 'isChecked'),
})

export const Normal = meta.story({
  args: { label: 'تذكرني' },
})

export const Checked = meta.story({
  tags: ['state:selected'],
  args: { label: 'تذكرني', isChecked: true },
})

export const Partial = meta.story({
  args: { label: 'اختيار الكل', isPartial: true },
})

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: { label: 'أوافق على شروط الاستخدام', error: 'هذا الحقل مطلوب' },
})

export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: { label: 'تذكرني', isChecked: true, disabled: true },
})

export const LongText = meta.story({
  args: {
    label:
      'أوافق على أن ترسل لي «مدار» نشرة الصباح كل يوم في السابعة، وأعلم أن بوسعي إلغاء الاشتراك متى شئت من صفحة الإعدادات',
    hint: 'نرسل رسالة واحدة في اليوم',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
