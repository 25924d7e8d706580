import { screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import { AuthHarness, expectStep, fill, goToSignup, logIn, press } from './AuthDialog.storyHelpers'

/** تسجيل الدخول */
const meta = preview.meta({
  title: 'Account/Sign-in dialog',
  component: AuthHarness,
  parameters: { session: 'signedOut' },
})

const REQUIRED = 'هذا الحقل مطلوب'
const phone = { viewport: { value: 'phone' } }

export const Login = meta.story({ play: () => expectStep('تسجيل الدخول') })

export const LoginErrors = meta.story({
  play: async ({ userEvent }) => {
    await expectStep('تسجيل الدخول')
    await press(userEvent, 'تسجيل الدخول')
    await isAlerted(`البريد الإلكتروني: ${REQUIRED}`)
  },
})

export const LoginPhone = meta.story({ ...Login.input, globals: phone })

export const Signup = meta.story({ play: ({ userEvent }) => goToSignup(userEvent) })

/** The hint of the strength blocks nothing (§5). */
export const PasswordStrength = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await fill(userEvent, { 'كلمة المرور': 'abcdefg1' })
  },
})

export const SignupErrors = meta.story({
  play: async ({ userEvent }) => {
    await goToSignup(userEvent)
    await press(userEvent, 'إنشاء الحساب')
    await isAlerted(`الاسم: ${REQUIRED}`)
  },
})

/** The alert is at the bottom of the screen, so that the title and the invalid field stay visible (§5, §9). */
export const ErrorsPhone = meta.story({ ...SignupErrors.input, globals: phone })

export const Preferences = meta.story({
  play: async ({ userEvent }) => {
    await logIn(userEvent)
    await screen.findByText('يمكنك تخصيص اهتماماتك لاحقًا من لوحتك.')
  },
})

export const PreferencesPhone = meta.story({ ...Preferences.input, globals: phone })
