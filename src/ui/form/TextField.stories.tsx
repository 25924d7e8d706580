import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { live } from '#.storybook/live'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { TextField } from './TextField'

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
  render: live(TextField, 'value', 420),
})

export const Normal = meta.story({
  args: { label: 'الموضوع', required: true, placeholder: 'عنوان قصير لرسالتك' },
})

export const WithHint = meta.story({
  args: { label: 'رمز الدولة', hint: 'حرفان لاتينيان، مثل EG', dir: 'ltr' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { description: 'حرفان لاتينيان، مثل EG' })
    await expect(field).toHaveAttribute('autocapitalize', 'none')
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
    const field = canvas.getByRole('textbox', { description: 'يرجى إدخال بريد إلكتروني صحيح' })
    await expect(field).toHaveAttribute('aria-required', 'true')
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
