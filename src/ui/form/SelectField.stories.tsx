import { fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { live } from '#.storybook/live'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SelectField } from './SelectField'

const options = ['عام', 'شكوى', 'اقتراح', 'دعم تقني'].map((text) => ({ value: text, label: text }))

/** قائمة اختيار */
const meta = preview.meta({
  title: 'Parts/Form/SelectField',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:select'],
  parameters: partParameters(`
  **Use it** for one of five or more known values: an enquiry type, a region, a time zone. In a form use
  FormSelect.

  **Not** for two to four short values that should be visible: SegmentedControl. For on and off: SwitchRow.

  **Keyboard:** Tab moves to the field; Arrow up, arrow down select the option before or after; with Alt they
  open the list; a letter selects the next option that begins with it.

  **Screen reader:** The label, the selected option, «combo box», then the hint or the error.
`),
  component: SelectField<string>,
  args: { value: 'عام', onChange: fn(), options },
  render: live(SelectField<string>, 'value', 420),
})

export const Normal = meta.story({
  args: { label: 'نوع الاستفسار' },
})

export const NothingChosen = meta.story({
  args: { label: 'المنطقة', required: true, placeholder: 'اختر منطقة', value: '' },
})

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: {
    label: 'المنطقة',
    required: true,
    placeholder: 'اختر منطقة',
    value: '',
    error: 'هذا الحقل مطلوب',
  },
})

export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: { label: 'اللغة', disabled: true },
})

export const Small = meta.story({
  args: { label: 'الفئة', size: 'small' },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
