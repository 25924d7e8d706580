import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Checkbox, type CheckboxProps } from './Checkbox'

function LiveCheckbox({ isChecked: first, isPartial = false, ...args }: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(first)
  const [isUntouched, setIsUntouched] = useState(true)
  return (
    <Checkbox
      {...args}
      isChecked={isChecked}
      isPartial={isPartial && isUntouched}
      onChange={(checked) => {
        setIsChecked(checked)
        args.onChange(checked)
        setIsUntouched(false)
      }}
    />
  )
}

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
  // The `key` remounts it, so that it follows the Storybook control of `isChecked`.
  render: (args) => <LiveCheckbox key={String(args.isChecked)} {...args} />,
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: { label: 'أوافق على شروط الاستخدام', error: 'هذا الحقل مطلوب' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('هذا الحقل مطلوب')
  },
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
