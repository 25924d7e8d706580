import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { isEqual } from '@/lib/isEqual'
import { DIALOG_WIDTH, DialogFrame, DialogHead, DialogTitle } from '@/ui/dialog/DialogFrame'
import { confirmDiscard, UnsavedInDialog } from '@/ui/dialog/useUnsavedDialog'
import { firstField } from '@/ui/marks/controls'
import { toastStore } from '@/ui/stores/toast'
import { colors, down, size, up } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { LoginStep, PreferencesStep, SignupStep } from './accountSteps'
import { ForgotPasswordStep, ResetPasswordStep, VerifyCodeStep } from './passwordSteps'
import { type AuthStep, emptyFields, type StepProps, useAuthFlow } from './useAuthFlow'

const AuthBox = styled(DialogFrame)({
  // Keeps a focused element from scrolling under a toast.
  '& .MuiDialog-paper': { scrollPaddingBlockEnd: 96 },
})

/** Only the button, over the title: each step has its own title, from which Tab goes to its first control. */
const Close = styled(DialogHead)({
  '&&': { zIndex: 2, blockSize: 0, background: 'none' },
  '&::after': { display: 'none' },
  [down.md]: { '& > :last-child': { marginBlockStart: 12 } },
})

const Body = styled('div')({
  inlineSize: '100%',
  maxInlineSize: DIALOG_WIDTH.form,
  marginInline: 'auto',
  padding: '0 20px 20px',
  [up.md]: { padding: 32, paddingBlockStart: 0 },
})

const Title = styled(DialogTitle)({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: -20,
  paddingBlockStart: 20,
  paddingInline: '20px 68px',
  background: colors.paper,
  [up.md]: {
    marginInline: -32,
    paddingBlockStart: 24,
    paddingInline: '32px 80px',
  },
})

const Subtitle = styled('p')({
  marginBlockEnd: 20,
  paddingInlineEnd: 48,
  color: colors.muted,
  fontSize: size.t14,
  lineHeight: 1.6,
})

const STEPS: Record<
  AuthStep,
  { title: string; subtitle?: string; Screen: (props: StepProps) => ReactNode }
> = {
  login: {
    title: 'تسجيل الدخول',
    subtitle: 'أهلًا بعودتك. أخبارك في انتظارك.',
    Screen: LoginStep,
  },
  signup: {
    title: 'إنشاء حساب',
    subtitle: 'حساب واحد، وأخبار مرتبة بحسب ما يهمك. كل الحقول مطلوبة.',
    Screen: SignupStep,
  },
  preferences: {
    title: 'اختر اهتماماتك',
    subtitle: 'نرتّب لوحتك بحسبها. اختر منها ما شئت.',
    Screen: PreferencesStep,
  },
  'forgot-password': {
    title: 'استعادة كلمة المرور',
    subtitle: 'اكتب بريدك، ونرسل إليه رمز تحقق من 6 أرقام.',
    Screen: ForgotPasswordStep,
  },
  'verify-code': {
    title: 'رمز التحقق',
    Screen: VerifyCodeStep,
  },
  'reset-password': {
    title: 'كلمة مرور جديدة',
    subtitle: 'اختر كلمة مرور جديدة لحسابك. الحقلان مطلوبان.',
    Screen: ResetPasswordStep,
  },
}

type Props = { open: boolean; onClose: () => void }

/**
 * The dialog for login, signup and password reset (Spec §4, §5), one screen per step. It sends no
 * request (Spec §7) and only logs to the console, never a password. Each time it opens it starts at
 * login with empty fields, but for an address that «تذكرني» has stored.
 */
export function AuthDialog({ open, onClose }: Props) {
  const id = useId()
  const { state, visit, stepsTaken, retained, goBack, actions } = useAuthFlow(open, onClose)
  const { step, resetEmail } = state
  const unsaved = useRef(false)
  // What was typed in an earlier step counts until it is sent.
  const isTyped = () =>
    unsaved.current || (step !== 'preferences' && !isEqual(retained, emptyFields()))
  const mayClose = () => !isTyped() || confirmDiscard()
  const close = async () => {
    if (await mayClose()) onClose()
  }
  const { title, subtitle, Screen } = STEPS[step]
  return (
    <AuthBox
      open={open}
      onClose={close}
      layer={{ onClose, mayClose: () => !goBack() && mayClose() }}
      titleId={id}
      width={step === 'preferences' ? 'form' : 'narrow'}
      // Spec §9: at most 90vh high and scrollable.
      maxHeight="90vh"
      onPhones="wholeScreen"
    >
      <Close onClose={close} />
      <Step
        key={`${visit} ${step}`}
        titleId={id}
        title={title}
        subtitle={
          subtitle ?? (
            <span>
              أدخل الرمز المكوّن من 6 أرقام المرسل إلى <bdi>{resetEmail}</bdi>
            </span>
          )
        }
      >
        <UnsavedInDialog value={unsaved}>
          <Screen state={state} actions={actions} retained={retained} />
        </UnsavedInDialog>
      </Step>
      {/* A screen reader reads the first step's title as the name of the dialog. */}
      <VisuallyHidden aria-live="polite">{stepsTaken > 0 && title}</VisuallyHidden>
    </AuthBox>
  )
}

type FrameProps = { titleId: string; title: string; subtitle: ReactNode; children: ReactNode }

/** A step, which focuses its first field when it begins, or its title if it has none. */
function Step({ titleId, title, subtitle, children }: FrameProps) {
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const start = firstField(body.current) ?? heading.current
    start?.focus()
    // The errors of a step do not apply to the next one.
    return () => {
      for (const { id, kind } of toastStore.get()) if (kind === 'error') toastStore.dismiss(id)
    }
  }, [])
  return (
    <Body ref={body}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Subtitle>{subtitle}</Subtitle>
      {children}
    </Body>
  )
}
