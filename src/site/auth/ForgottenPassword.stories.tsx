import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import {
  AuthHarness,
  goToForgotPassword,
  goToResetPassword,
  goToVerifyCode,
  press,
} from './AuthDialog.storyHelpers'

/** نسيت كلمة المرور */
const meta = preview.meta({
  title: 'Account/Forgotten password',
  component: AuthHarness,
  parameters: { session: 'signedOut' },
})

export const AskForCode = meta.story({ play: ({ userEvent }) => goToForgotPassword(userEvent) })

export const VerifyCode = meta.story({ play: ({ userEvent }) => goToVerifyCode(userEvent) })

export const ResetPassword = meta.story({ play: ({ userEvent }) => goToResetPassword(userEvent) })

export const ResetPasswordErrors = meta.story({
  play: async ({ userEvent }) => {
    await goToResetPassword(userEvent)
    await press(userEvent, 'تغيير كلمة المرور')
    await isAlerted('كلمة المرور الجديدة: هذا الحقل مطلوب')
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: ({ userEvent }) =>
    goToVerifyCode(userEvent, `${'a-very-long-address.'.repeat(6)}layan@bareed.example`),
})
