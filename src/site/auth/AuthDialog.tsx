import { type ReactNode, useRef, useState } from 'react'
import { isEqual } from '@/lib/isEqual'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { confirmDiscard, UnsavedInDialog } from '@/ui/dialog/useUnsavedDialog'
import { AuthFrame } from './AuthFrame'
import { stepHeadings } from './authSteps'
import { ForgotPasswordStep } from './ForgotPasswordStep'
import { LoginStep } from './LoginStep'
import { PreferencesStep } from './PreferencesStep'
import { ResetPasswordStep } from './ResetPasswordStep'
import { SignupStep } from './SignupStep'
import { type AuthActions, type AuthState, useAuthFlow } from './useAuthFlow'
import type { RetainedFields } from './useRetainedFields'
import { VerifyCodeStep } from './VerifyCodeStep'

type Props = { open: boolean; onClose: () => void }

/** The fields when the dialog opens: only a remembered address is filled in. */
const emptyFields = (): RetainedFields => ({
  login: rememberedLogin.get(),
  signup: { name: '', email: '' },
})

/**
 * The dialog for login, signup and password reset (Spec §4, §5), one screen per step. It sends no
 * request (Spec §7) and only logs to the console, never a password. Each time it opens it starts at
 * login with empty fields, but for an address that «تذكرني» has stored.
 */
export function AuthDialog({ open, onClose }: Props) {
  const { state, visit, stepsTaken, goBack, actions } = useAuthFlow(open, onClose)
  const [retained, setRetained] = useState(() => ({ visit, ...emptyFields() }))
  if (retained.visit !== visit) setRetained({ visit, ...emptyFields() })
  // A step of the previous visit may unmount after the next visit has started.
  const retain = (fields: Partial<RetainedFields>) =>
    setRetained((now) => (now.visit === visit ? { ...now, ...fields } : now))
  const { step, resetEmail } = state
  const unsaved = useRef(false)
  // What was typed in an earlier step counts until it is sent.
  const isTyped = () =>
    unsaved.current || (step !== 'preferences' && !isEqual(retained, { visit, ...emptyFields() }))
  const mayClose = () => !isTyped() || confirmDiscard()
  const close = async () => {
    if (await mayClose()) onClose()
  }
  return (
    <AuthFrame
      open={open}
      onClose={close}
      layer={{ onClose, mayClose: () => !goBack() && mayClose() }}
      stepKey={`${visit} ${step}`}
      isFirstStep={stepsTaken === 0}
      width={step === 'preferences' ? 'form' : 'narrow'}
      {...stepHeadings[step]}
      {...(step === 'verify-code' && { subtitle: codeSentTo(resetEmail) })}
    >
      <UnsavedInDialog value={unsaved}>
        {screenOf(state, actions, retained, retain)}
      </UnsavedInDialog>
    </AuthFrame>
  )
}

const codeSentTo = (email: string): ReactNode => (
  <span>
    أدخل الرمز المكوّن من 6 أرقام المرسل إلى <bdi>{email}</bdi>
  </span>
)

function screenOf(
  { step, resetEmail, codesSent }: AuthState,
  actions: AuthActions | null,
  retained: RetainedFields,
  retain: (fields: Partial<RetainedFields>) => void,
) {
  switch (step) {
    case 'login':
      return (
        <LoginStep
          retained={retained.login}
          onRetain={(login) => retain({ login })}
          onSubmit={(login) => actions?.logIn(login)}
          onForgot={() => actions?.goTo('forgot-password')}
          onSignUp={() => actions?.goTo('signup')}
        />
      )
    case 'signup':
      return (
        <SignupStep
          retained={retained.signup}
          onRetain={(signup) => retain({ signup })}
          onSubmit={(signup) => actions?.signUp(signup)}
          onLogin={() => actions?.goTo('login')}
        />
      )
    case 'preferences':
      return (
        <PreferencesStep
          onSave={(interests) => actions?.savePreferences(interests)}
          onSkip={() => actions?.skipPreferences()}
        />
      )
    case 'forgot-password':
      return (
        <ForgotPasswordStep
          email={resetEmail}
          onSubmit={(email) => actions?.requestCode(email)}
          onLogin={() => actions?.goTo('login')}
        />
      )
    case 'verify-code':
      return (
        <VerifyCodeStep
          codesSent={codesSent}
          onSubmit={() => actions?.verifyCode()}
          onResend={() => actions?.resendCode()}
          onChangeEmail={() => actions?.goTo('forgot-password')}
        />
      )
    case 'reset-password':
      return <ResetPasswordStep email={resetEmail} onSubmit={() => actions?.resetPassword()} />
  }
}
