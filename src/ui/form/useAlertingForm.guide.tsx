import Button from '@mui/material/Button'
import type { PartGuide } from '#.storybook/guide'
import { TextField } from './TextField'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  call: 'const { form, formProps } = useAlertingForm({ schema, defaultValues, onSubmit })',
  use: [
    'For every form of the product (D-3): the schema validates, in the order of the specification.',
    'Spread `formProps` on `<form>` and give `form.control` to the fields `FormTextField`, `FormSelect` and so on.',
  ],
  avoid: [
    'For edits that apply while they are typed, such as the rows of an editable list: plain fields.',
  ],
  do: {
    text: 'The button says what happens; every wrong field says what to change.',
    render: () => (
      <>
        <TextField label="الاسم" required value="" onChange={() => {}} error="هذا الحقل مطلوب" />
        <Button variant="contained" color="primary" sx={{ marginBlockStart: 4 }}>
          إنشاء الحساب
        </Button>
      </>
    ),
  },
  dont: {
    text: 'A disabled button does not say what is missing.',
    render: () => (
      <>
        <TextField label="الاسم" required value="" onChange={() => {}} />
        <Button variant="contained" color="primary" disabled sx={{ marginBlockStart: 4 }}>
          موافق
        </Button>
      </>
    ),
  },
  keyboard: [
    ['Enter', 'in a field: submits'],
    ['Tab', 'moves from field to field; after a failure the first wrong one has the focus'],
  ],
  screenReader: [
    'After a failure: the message of the first wrong field as an alert, then that field with its error.',
    'Each wrong field is «invalid» and has its message as description.',
  ],
  states: ['invalid'],
  opensByPlay: true,
}
