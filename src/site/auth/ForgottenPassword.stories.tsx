import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import {
  dialog,
  EMAIL,
  expectStep,
  field,
  fill,
  goToForgotPassword,
  goToResetPassword,
  goToVerifyCode,
  inDialog,
  inputAttributes,
  press,
} from './AuthDialog.storyHelpers'
import { AuthHarness } from './AuthHarness'

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
    await press(userEvent, 'العودة إلى تسجيل الدخول')
    await expectStep('تسجيل الدخول')
    await press(userEvent, 'نسيت كلمة المرور؟')
    await expectStep('استعادة كلمة المرور')
  },
})

export const VerifyCode = meta.story({
  play: async ({ userEvent, step }) => {
    await goToVerifyCode(userEvent)
    await step('§5 the text says that a code of 6 digits was sent to the entered address', () =>
      expect(dialog()).toHaveTextContent(`أدخل الرمز المكوّن من 6 أرقام المرسل إلى ${EMAIL}`),
    )
    await step('§5 digits keyboard, one-time code, at most 6 characters', async () => {
      await expect(inputAttributes('رمز التحقق')).toBe('text one-time-code numeric')
      await userEvent.type(field('رمز التحقق'), '1234567')
      await expect(field('رمز التحقق')).toHaveValue('123456')
    })
    await step('§5 Arabic-Indic and Persian digits become Western', async () => {
      await fill(userEvent, { 'رمز التحقق': '٠١٢۷۸۹' })
      await expect(field('رمز التحقق')).toHaveValue('012789')
    })
    await step('§5 pasting a text enters only its digits', async () => {
      await userEvent.clear(field('رمز التحقق'))
      await userEvent.paste('رمزك: ٩٨٧-٦٥٤')
      await expect(field('رمز التحقق')).toHaveValue('987654')
    })
  },
})

export const ResetPassword = meta.story({
  play: async ({ userEvent, step }) => {
    await goToResetPassword(userEvent)
    await step('§5 guidance, and a visibility button for each of the two', async () => {
      await expect(field('كلمة المرور الجديدة')).toHaveAccessibleDescription(/^8 أحرف على الأقل/)
      await expect(inDialog().getAllByRole('button', { name: /^إظهار/ })).toHaveLength(2)
    })
    await expect(field('كلمة المرور الجديدة')).toHaveFocus()
    await expect(inputAttributes('كلمة المرور الجديدة')).toBe('password new-password')
    await expect(inputAttributes('تأكيد كلمة المرور الجديدة')).toBe('password new-password')
    await expect(dialog().querySelector('[autocomplete="username"]')).toHaveValue(EMAIL)
  },
})

export const ResetPasswordErrors = meta.story({
  play: async ({ userEvent, step }) => {
    await goToResetPassword(userEvent)
    await step('§5 both are required', async () => {
      await press(userEvent, 'تغيير كلمة المرور')
      await isAlerted(REQUIRED)
      await expect(field('كلمة المرور الجديدة')).toHaveFocus()
      await expect(inDialog().getAllByText(REQUIRED, { selector: 'form *' })).toHaveLength(2)
    })
    await step('§5 they must match', async () => {
      await fill(userEvent, { 'كلمة المرور الجديدة': 'Orbit-2026' })
      await press(userEvent, 'تغيير كلمة المرور')
      await isAlerted('كلمات المرور الجديدة غير متطابقة')
      await expect(field('تأكيد كلمة المرور الجديدة')).toHaveFocus()
    })
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
