import Button from '@mui/material/Button'
import { expect, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import { INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { RequiredLegend } from './Field'
import { FormCheckbox } from './FormCheckbox'
import { FormTextField } from './FormTextField'
import { useAlertingForm } from './useAlertingForm'

const schema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, REQUIRED)),
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, REQUIRED)), z.email(INVALID_EMAIL)),
  isAgreed: z.boolean(),
})

type Values = z.output<typeof schema>
type Args = { values?: Partial<Values>; onSubmit: (values: Values) => void | Promise<void> }

/** The fields are in another order than in the schema, so that "first" can only mean the schema's order. */
function SignUpForm({ values, onSubmit }: Args) {
  const { control, formProps, formState } = useAlertingForm({
    schema,
    defaultValues: {
      name: '',
      email: '',
      isAgreed: false,
      ...values,
    },
    onSubmit,
  })
  return (
    <form {...formProps} style={{ display: 'grid', gap: 20, maxInlineSize: 480 }}>
      <FormTextField
        control={control}
        name="email"
        label="البريد الإلكتروني"
        type="email"
        dir="ltr"
        required
      />
      <FormTextField control={control} name="name" label="الاسم" required />
      <FormCheckbox control={control} name="isAgreed" label="أوافق على شروط الاستخدام" />
      <Button type="submit" variant="contained" color="primary" loading={formState.isSubmitting}>
        إنشاء الحساب
      </Button>
      <RequiredLegend />
    </form>
  )
}

/** نموذج ينبّه */
const meta = preview.meta({
  title: 'Parts/Form/useAlertingForm',
  tags: ['autodocs'],
  parameters: partParameters(`
  Call: const { field, formProps } = useAlertingForm({ schema, defaultValues, onSubmit })

  **Use it** for every form of the product (D-3): the schema validates, in the order of the specification.
  Spread formProps on <form>, and {...field('name')} on its fields: FormTextField, FormSelect and so on.

  **Not** for edits that apply while they are typed, such as the rows of an editable list: plain fields.

  **Keyboard:** Enter in a field: submits; Tab moves from field to field; after a failure the first wrong one
  has the focus.

  **Screen reader:** After a failure: the message of the first wrong field as an alert, then that field with its
  error. Each wrong field is «invalid» and has its message as description.
`),
  component: SignUpForm,
  args: { onSubmit: () => {} },
})

export const Normal = meta.story()

export const FirstFailureAlerts = meta.story({
  tags: ['state:invalid'],
  name: '§5 The first failure in the schema’s order alerts and takes focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء الحساب' }))
    await isAlerted(`الاسم: ${REQUIRED}`)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'الاسم' })).toHaveFocus())
  },
})

export const Sending = meta.story({
  args: {
    onSubmit: () => new Promise<void>(() => {}),
    values: { name: 'ليان', email: 'layan@bareed.example' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء الحساب' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /إنشاء الحساب/ })).toBeDisabled())
  },
})

export const Board = meta.story(partBoard)
