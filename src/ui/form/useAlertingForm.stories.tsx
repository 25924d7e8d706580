import Button from '@mui/material/Button'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import { INVALID_EMAIL, REQUIRED } from '@/lib/validation'
import { RequiredLegend } from './Field'
import { FormCheckbox } from './FormCheckbox'
import { FormSelect } from './FormSelect'
import { FormSwitch } from './FormSwitch'
import { FormTextField } from './FormTextField'
import { FormPasswordField } from './PasswordField'
import { useAlertingForm } from './useAlertingForm'

const schema = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1, REQUIRED)),
    email: z.pipe(z.string().check(z.trim(), z.minLength(1, REQUIRED)), z.email(INVALID_EMAIL)),
    password: z.string().check(z.minLength(1, REQUIRED)),
    confirmPassword: z.string(),
    role: z.enum(['reader', 'editor']),
    notifications: z.object({ email: z.boolean() }),
    isAgreed: z.literal(true, REQUIRED),
  })
  .check(
    z.refine((user) => user.password === user.confirmPassword, {
      path: ['confirmPassword'],
      message: 'كلمات المرور غير متطابقة',
    }),
  )

type Args = {
  onSubmit: (values: z.output<typeof schema>) => void | Promise<void>
  alertText?: () => string
}

/** The fields are in another order than in the schema, so that "first" can only mean the schema's order. */
function SignUpForm(args: Args) {
  const { control, formProps, formState } = useAlertingForm({
    schema,
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      role: 'reader',
      notifications: { email: true },
    },
    ...args,
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
      <FormPasswordField
        control={control}
        name="password"
        label="كلمة المرور"
        autoComplete="new-password"
        required
      />
      <FormPasswordField
        control={control}
        name="confirmPassword"
        label="تأكيد كلمة المرور"
        autoComplete="new-password"
        required
      />
      <FormSelect
        control={control}
        name="role"
        label="الدور"
        options={[
          { value: 'reader', label: 'قارئ' },
          { value: 'editor', label: 'محرر' },
        ]}
      />
      {/* Nobody chooses it: a form can have radio buttons, too. */}
      <input type="radio" name="role" value="reader" hidden />
      <FormSwitch control={control} name="notifications.email" label="رسائل البريد" />
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
  Call: const { form, formProps } = useAlertingForm({ schema, defaultValues, onSubmit })

  **Use it** for every form of the product (D-3): the schema validates, in the order of the specification.
  Spread formProps on <form> and give form.control to the fields FormTextField, FormSelect and so on.

  **Not** for edits that apply while they are typed, such as the rows of an editable list: plain fields.

  **Keyboard:** Enter in a field: submits; Tab moves from field to field; after a failure the first wrong one
  has the focus.

  **Screen reader:** After a failure: the message of the first wrong field as an alert, then that field with its
  error. Each wrong field is «invalid» and has its message as description.
`),
  component: SignUpForm,
  args: { onSubmit: fn() },
})

export const Normal = meta.story()

export const FirstFailureAlerts = meta.story({
  tags: ['developer', 'state:invalid'],
  name: '§5 The first failure in the schema’s order alerts and takes focus',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء الحساب' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED)
    const name = canvas.getByRole('textbox', { name: 'الاسم' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(REQUIRED)
    await expect(args.onSubmit).not.toHaveBeenCalled()

    // From now on each change is validated.
    await userEvent.type(name, 'ليان')
    await waitFor(() => expect(name).toBeValid())
  },
})

export const MismatchAlerts = meta.story({
  tags: ['developer'],
  name: '§5 A mismatch of passwords alerts its own text',
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'orbit-2027')
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء الحساب' }))
    await isAlerted('كلمات المرور غير متطابقة')
  },
})

export const OverriddenAlert = meta.story({
  tags: ['developer'],
  name: '§5 A form may alert with words of its own',
  args: { alertText: () => 'يرجى ملء جميع الحقول المطلوبة' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء الحساب' }))
    await isAlerted('يرجى ملء جميع الحقول المطلوبة')
  },
})

export const Sending = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, 'orbit-2026')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /إنشاء الحساب/ })).toBeDisabled())
    const values = {
      name: 'ليان',
      email: 'layan@bareed.example',
      password: 'orbit-2026',
      confirmPassword: 'orbit-2026',
      role: 'editor',
      notifications: { email: false },
      isAgreed: true,
    }
    await expect(args.onSubmit).toHaveBeenCalledWith(values, values)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء الحساب' }))
    await isAlerted(`الاسم: ${REQUIRED}`)
  },
})

type Canvas = StoryContext['canvas']
type User = StoryContext['userEvent']

function password(canvas: Canvas, label: string) {
  // A password input has no role; the text of its label ends with a star.
  return canvas.getByLabelText(`${label} *`)
}

/**
 * Fills all fields with valid values except the confirmation, which gets the given text and keeps the focus. The name
 * comes without an event, as from browsers that fill in a form.
 */
async function fill(canvas: Canvas, userEvent: User, confirmation: string) {
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'البريد الإلكتروني' }),
    'layan@bareed.example',
  )
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'الدور' }), 'editor')
  await userEvent.click(canvas.getByRole('switch', { name: 'رسائل البريد' }))
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.type(password(canvas, 'كلمة المرور'), 'orbit-2026')
  await userEvent.type(password(canvas, 'تأكيد كلمة المرور'), confirmation)
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'الاسم' }).value = ' ليان '
}

export const Board = meta.story(partBoard)
