import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { TextField, type TextFieldProps } from './TextField'

/** The field with its text in state, as every caller does it. */
function LiveField({ value: first, ...args }: TextFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 420 }}>
      <TextField {...args} value={value} onChange={setValue} />
    </div>
  )
}

/** حقل نص */
const meta = preview.meta({
  title: 'Parts/Form/TextField',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for one text that a person writes: a name, a subject, a link. With rows for several lines; with
  dir="ltr" for addresses, codes and handles. In a form use FormTextField, which binds it to react-hook-form.

  **Not** for one of a few known values: SelectField, or SegmentedControl if all should be visible. For a count:
  CountField says which text it did not accept. For a search: SearchField has a clear button and the right
  keyboard.

  **Keyboard:** Tab moves to the field and away from it; Enter submits the form; with rows it begins a new line.

  **Screen reader:** The label, «required» where there is a star, then the hint or the error as description.
  With an error: «invalid». The form raises the first error as an alert.
`),
  component: TextField,
  args: { value: '', onChange: fn() },
  // The `key` remounts it, so that it follows the Storybook control of `value`.
  render: (args) => <LiveField key={args.value} {...args} />,
})

export const Normal = meta.story({
  args: { label: 'الموضوع', required: true, placeholder: 'عنوان قصير لرسالتك' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'الموضوع' })
    await expect(field).toHaveAttribute('aria-required', 'true')
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByText('الموضوع'))
    await expect(field).toHaveFocus()
    // Its placeholder is Arabic. A Latin text has its own direction, aligned to the side of the label.
    await expect(field).toHaveStyle({ direction: 'rtl', textAlign: 'start' })
    await userEvent.keyboard('C++')
    await expect(field).toHaveStyle({ direction: 'ltr', textAlign: 'end' })
    await userEvent.clear(field)
    await userEvent.keyboard('سؤال')
    await expect(field).toHaveStyle({ direction: 'rtl', textAlign: 'start' })
    await expect(field).toHaveValue('سؤال')
  },
})

export const WithHint = meta.story({
  args: { label: 'رمز الدولة', hint: 'حرفان لاتينيان، مثل EG', dir: 'ltr' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'رمز الدولة' })
    await expect(field).toHaveAccessibleDescription('حرفان لاتينيان، مثل EG')
    await expect(field).toHaveAttribute('autocapitalize', 'none')
    await expect(field).toHaveAttribute('spellcheck', 'false')
  },
})

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: {
    label: 'البريد الإلكتروني',
    type: 'email',
    dir: 'ltr',
    required: true,
    autoComplete: 'email',
    value: 'layan@',
    hint: 'لن نعرضه لأحد',
    error: 'يرجى إدخال بريد إلكتروني صحيح',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('يرجى إدخال بريد إلكتروني صحيح')
    // Left-to-right text, aligned to the side of the label: the end of a left-to-right line.
    await expect(field).toHaveStyle({ direction: 'ltr', textAlign: 'end' })
  },
})

export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: { label: 'الاسم', value: 'ليان الحسيني', disabled: true, hint: 'يُعدَّل من الملف الشخصي' },
})

export const Rows = meta.story({
  name: 'Several rows',
  args: { label: 'الرسالة', required: true, rows: 6, placeholder: 'اكتب ما تريد قوله' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'الرسالة' })
    await expect(box).toHaveProperty('tagName', 'TEXTAREA')
    await expect(box).toHaveAttribute('rows', '6')
    await expect(box).toHaveStyle({ resize: 'vertical' })
    const height = box.getBoundingClientRect().height
    await userEvent.type(box, 'سطر{Enter}'.repeat(9))
    await expect(box.getBoundingClientRect().height).toBe(height)
  },
})

export const Small = meta.story({
  args: {
    label: 'الميزانية',
    inputMode: 'numeric',
    dir: 'ltr',
    value: '10000',
    size: 'small',
  },
})

export const LongText = meta.story({
  args: {
    label:
      'عنوان طويل جدًا لحقل يشرح للقارئ بالتفصيل ما المطلوب منه كتابته في هذا المكان من النموذج دون اختصار',
    required: true,
    value: 'نص طويل لا يتسع له الحقل مهما اتسع لأنه يمتد ويمتد حتى نهاية السطر ثم يكمل بعد ذلك',
    error:
      'رسالة خطأ طويلة تشرح لماذا لم يُقبل ما كُتب، وما الذي ينبغي تغييره حتى يُقبل، ومن تسأل إن تعذّر ذلك عليك',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
