import { type ReactNode, useRef, useState } from 'react'
import { isEqual } from '@/lib/isEqual'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { confirmDiscard, UnsavedInDialog } from '@/ui/dialog/useUnsavedDialog'
import { AuthFrame } from './AuthFrame'
import { LoginStep, PreferencesStep, type RetainedFields, SignupStep } from './accountSteps'
import { ForgotPasswordStep, ResetPasswordStep, VerifyCodeStep } from './passwordSteps'
import { type AuthActions, type AuthState, type AuthStep, useAuthFlow } from './useAuthFlow'

const HEADINGS: Record<AuthStep, { title: string; subtitle: string }> = {
  login: { title: 'تسجيل الدخول', subtitle: 'أهلًا بعودتك. أخبارك في انتظارك.' },
  signup: {
    title: 'إنشاء حساب',
    subtitle: 'حساب واحد، وأخبار مرتبة بحسب ما يهمك. كل الحقول مطلوبة.',
  },
  preferences: { title: 'اختر اهتماماتك', subtitle: 'نرتّب لوحتك بحسبها. اختر منها ما شئت.' },
  'forgot-password': {
    title: 'استعادة كلمة المرور',
    subtitle: 'اكتب بريدك، ونرسل إليه رمز تحقق من 6 أرقام.',
  },
  'verify-code': { title: 'رمز التحقق', subtitle: 'أدخل الرمز المكوّن من 6 أرقام.' },
  'reset-password': {
    title: 'كلمة مرور جديدة',
    subtitle: 'اختر كلمة مرور جديدة لحسابك. الحقلان مطلوبان.',
  },
}

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
      {...HEADINGS[step]}
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
    case 'login': {
      const onRetain = (login: RetainedFields['login']) => retain({ login })
      return <LoginStep actions={actions} retained={retained.login} onRetain={onRetain} />
    }
    case 'signup': {
      const onRetain = (signup: RetainedFields['signup']) => retain({ signup })
      return <SignupStep actions={actions} retained={retained.signup} onRetain={onRetain} />
    }
    case 'preferences':
      return <PreferencesStep actions={actions} />
    case 'forgot-password':
      return <ForgotPasswordStep actions={actions} resetEmail={resetEmail} />
    case 'verify-code':
      return <VerifyCodeStep actions={actions} codesSent={codesSent} />
    case 'reset-password':
      return <ResetPasswordStep actions={actions} resetEmail={resetEmail} />
  }
}
