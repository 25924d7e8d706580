import { useForm } from 'react-hook-form'
import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { FormPasswordField } from './PasswordField'

type Args = {
  label: string
  hint?: string
  error?: string
  disabled?: boolean
  autoComplete: 'current-password' | 'new-password'
}

function PasswordForm({ error, ...args }: Args) {
  const { control } = useForm({
    defaultValues: { password: 'orbit-2026' },
    ...(error ? { errors: { password: { type: 'custom', message: error } } } : {}),
  })
  return (
    <form style={{ maxInlineSize: 420 }}>
      <FormPasswordField control={control} name="password" required {...args} />
    </form>
  )
}

/** حقل كلمة المرور */
const meta = preview.meta({
  title: 'Parts/Form/PasswordField',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for every password, in a form: the reader can show what was typed. autoComplete tells password
  managers whether one is asked for or chosen.

  **Not** for a code that arrived by mail: a TextField with inputMode="numeric".

  **Keyboard:** Tab moves to the field, then to the button that shows the text; Space, Enter on the button:
  shows or hides the text.

  **Screen reader:** The label, «required», the hint or the error. The button is «إظهار كلمة المرور»; it is
  pressed while the text is visible.
`),
  component: PasswordForm,
  // The wrapper has the form that the field needs; the table shows the props of the field.
  subcomponents: { FormPasswordField },
})

export const Normal = meta.story({
  args: { label: 'كلمة المرور', autoComplete: 'current-password' },
})

export const ShownAndHidden = meta.story({
  tags: ['developer'],
  args: Normal.input.args,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('كلمة المرور *')
    const toggle = canvas.getByRole('button', { name: 'إظهار كلمة المرور', pressed: false })
    await userEvent.click(toggle)
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(toggle)
    await expect(field).toHaveAttribute('type', 'password')
  },
})

export const WithHint = meta.story({
  args: {
    label: 'كلمة المرور',
    autoComplete: 'new-password',
    hint: 'ثمانية أحرف على الأقل، ويفضل مزج الأحرف الكبيرة والصغيرة والأرقام',
  },
})

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: {
    label: 'تأكيد كلمة المرور',
    autoComplete: 'new-password',
    error: 'كلمات المرور غير متطابقة',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Disabled = meta.story({
  tags: ['state:disabled'],
  args: { label: 'كلمة المرور', autoComplete: 'current-password', disabled: true },
})

export const Board = meta.story(partBoard)
