import { useState } from 'react'
import { expect } from 'storybook/test'
import { componentParameters } from '#.storybook/componentParameters'
import preview from '#.storybook/preview'
import { SelectField, type SelectFieldProps } from './SelectField'

type Args = Omit<SelectFieldProps<string>, 'value' | 'onChange' | 'options'> & { value?: string }

const options = ['عام', 'شكوى', 'اقتراح', 'دعم تقني'].map((text) => ({ value: text, label: text }))

function LiveSelect({ value: first = 'عام', ...args }: Args) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 420 }}>
      <SelectField {...args} options={options} value={value} onChange={setValue} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Parts/Form/SelectField',
  tags: ['autodocs'],
  parameters: componentParameters,
  component: LiveSelect,
})

export const Normal = meta.story({
  args: { label: 'نوع الاستفسار' },
})

export const NothingChosen = meta.story({
  args: { label: 'المنطقة', required: true, placeholder: 'اختر منطقة', value: '' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'المنطقة' })
    await expect(select).toHaveDisplayValue('اختر منطقة')
    await expect(select).toHaveAttribute('aria-required', 'true')
  },
})

export const WithError = meta.story({
  name: 'Error',
  args: {
    label: 'المنطقة',
    required: true,
    placeholder: 'اختر منطقة',
    value: '',
    error: 'هذا الحقل مطلوب',
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'المنطقة' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('هذا الحقل مطلوب')
  },
})

export const Disabled = meta.story({ args: { label: 'اللغة', disabled: true } })

export const Small = meta.story({
  args: { label: 'الفئة', size: 'small' },
  globals: { viewport: { value: 'phone' } },
})
