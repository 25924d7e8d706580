import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import {
  AuthHarness,
  dialog,
  EMAIL,
  field,
  goToForgotPassword,
  goToResetPassword,
  goToVerifyCode,
  inDialog,
  inputAttributes,
  press,
} from './AuthDialog.storyHelpers'

/** نسيت كلمة المرور */
const meta = preview.meta({
  title: 'Account/Forgotten password',
  component: AuthHarness,
  parameters: { session: 'signedOut' },
})

const REQUIRED = 'هذا الحقل مطلوب'
const phone = { viewport: { value: 'phone' } }

export const AskForCode = meta.story({
  play: async ({ userEvent }) => {
    await goToForgotPassword(userEvent)
    await expect(inputAttributes('البريد الإلكتروني')).toBe('email username')
    await expect(field('البريد الإلكتروني')).toHaveFocus()
  },
})

export const VerifyCode = meta.story({
  play: async ({ userEvent }) => {
    await goToVerifyCode(userEvent)
    await expect(dialog()).toHaveTextContent(`أدخل الرمز المكوّن من 6 أرقام المرسل إلى ${EMAIL}`)
    await expect(inputAttributes('رمز التحقق'), '§5').toBe('text one-time-code numeric')
    await userEvent.paste('رمزك: ٩٨٧-٦٥')
    await expect(field('رمز التحقق'), 'only its digits').toHaveValue('98765')
  },
})

export const ResetPassword = meta.story({
  play: async ({ userEvent }) => {
    await goToResetPassword(userEvent)
    await expect(field('كلمة المرور الجديدة')).toHaveFocus()
    await expect(field('كلمة المرور الجديدة')).toHaveAccessibleDescription(/^8 أحرف على الأقل/)
    await expect(inDialog().getAllByRole('button', { name: /^إظهار/ })).toHaveLength(2)
    await expect(inputAttributes('كلمة المرور الجديدة')).toBe('password new-password')
    await expect(inputAttributes('تأكيد كلمة المرور الجديدة')).toBe('password new-password')
    await expect(dialog().querySelector('[autocomplete="username"]')).toHaveValue(EMAIL)
  },
})

export const ResetPasswordErrors = meta.story({
  play: async ({ userEvent }) => {
    await goToResetPassword(userEvent)
    await press(userEvent, 'تغيير كلمة المرور')
    await isAlerted(`كلمة المرور الجديدة: ${REQUIRED}`)
    await expect(inDialog().getAllByText(REQUIRED, { selector: 'form *' })).toHaveLength(2)
  },
})

export const LongText = meta.story({
  globals: phone,
  play: async ({ userEvent }) => {
    await goToVerifyCode(userEvent, `${'a-very-long-address.'.repeat(6)}layan@bareed.example`)
    const { scrollWidth, clientWidth } = dialog()
    await expect(scrollWidth).toBe(clientWidth)
  },
})
