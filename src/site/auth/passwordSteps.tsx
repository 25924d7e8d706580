import { useEffect, useState } from 'react'
import { counted, plural } from '@/lib/arabic'
import { HintNote } from '@/ui/form/FieldNote'
import { FormTextField } from '@/ui/form/FormTextField'
import { forgotPasswordSchema, resetPasswordSchema, verifyCodeSchema } from './authSchemas'
import { CodeField } from './CodeField'
import { NewPassword } from './NewPassword'
import {
  AlternativeStep,
  DemoNote,
  EMAIL,
  SpacedRow,
  StepForm,
  SubmitButton,
  TextAction,
  useStepForm,
} from './stepParts'
import type { StepProps } from './useAuthFlow'

/** The forgotten-password step (Spec §4, §5): asks for the address that gets the code. */
export function ForgotPasswordStep({ state, actions }: StepProps) {
  const { field, formProps } = useStepForm({
    schema: forgotPasswordSchema,
    // «Change email» returns here with the address that was typed (D-19a).
    defaultValues: { resetEmail: state.resetEmail },
    onSubmit: (form) => actions.requestCode(form.resetEmail),
  })

  return (
    <StepForm {...formProps}>
      <FormTextField {...EMAIL} {...field('resetEmail')} />
      <SubmitButton>إرسال الرمز</SubmitButton>
      <AlternativeStep>
        تذكرتها؟{' '}
        <TextAction onClick={() => actions.goTo('login')}>العودة إلى تسجيل الدخول</TextAction>
      </AlternativeStep>
      <DemoNote>نسخة تجريبية: لا يُرسل بريد، ويكفي أي رمز في الخطوة التالية.</DemoNote>
    </StepForm>
  )
}

/** The verification step (Spec §4, §5): the code, a button that sends it again after a cool-down, «change email». */
export function VerifyCodeStep({ state, actions }: StepProps) {
  const { field, formProps } = useStepForm({
    schema: verifyCodeSchema,
    defaultValues: { verificationCode: '' },
    onSubmit: () => actions.verifyCode(),
  })

  return (
    <StepForm {...formProps}>
      <CodeField {...field('verificationCode')} />
      <SubmitButton>تأكيد الرمز</SubmitButton>
      <Resend codesSent={state.codesSent} actions={actions} />
      <DemoNote>نسخة تجريبية: لا يُرسل بريد، ويكفي أي رمز.</DemoNote>
    </StepForm>
  )
}

/** The reset step (Spec §4, §5): a new password, typed twice. It is never passed on. */
export function ResetPasswordStep({ state, actions }: StepProps) {
  const { field, formProps } = useStepForm({
    schema: resetPasswordSchema,
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    onSubmit: () => actions.resetPassword(),
  })

  return (
    <StepForm {...formProps}>
      {/* The account of the password, for password managers. */}
      <input type="email" autoComplete="username" value={state.resetEmail} readOnly hidden />
      <NewPassword
        {...field('newPassword')}
        again="confirmNewPassword"
        label="كلمة المرور الجديدة"
      />
      <SubmitButton>تغيير كلمة المرور</SubmitButton>
      <DemoNote>نسخة تجريبية: لا تُحفظ كلمة المرور في أي مكان.</DemoNote>
    </StepForm>
  )
}

const SECONDS = counted('ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية')

/** Renders each second, and the field of the code not with it. */
function Resend({ codesSent, actions }: Pick<StepProps, 'actions'> & { codesSent: number }) {
  const secondsLeft = useCooldown(codesSent)
  const isCooling = secondsLeft > 0
  return (
    <div>
      <SpacedRow>
        {/* Not `disabled`, so that the button keeps the focus during the cool-down. */}
        <TextAction
          {...(isCooling && { 'aria-disabled': true })}
          onClick={() => {
            if (!isCooling) actions.resendCode()
          }}
        >
          إعادة إرسال الرمز
        </TextAction>
        <TextAction onClick={() => actions.goTo('forgot-password')}>تغيير البريد</TextAction>
      </SpacedRow>
      {isCooling && (
        <HintNote as="p">{`يمكنك طلب رمز آخر بعد ${plural(secondsLeft, SECONDS)}.`}</HintNote>
      )}
      {/* The countdown itself is not announced, only that a code was requested and that
            another can be requested. */}
      <HintNote as="p" role="status">
        {!isCooling && <span>يمكنك الآن طلب رمز آخر.</span>}
        {isCooling && codesSent > 1 && <span>سُجّل طلبك رمزًا جديدًا.</span>}
      </HintNote>
    </div>
  )
}

/** In seconds. */
const COOLDOWN = 30

/**
 * Counts down to 0 in whole seconds, and restarts whenever `round` changes. Based on the clock, so that it is correct
 * after the tab was suspended.
 */
function useCooldown(round: number): number {
  const [count, setCount] = useState({ round, remaining: COOLDOWN })

  useEffect(() => {
    const endsAt = performance.now() + COOLDOWN * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setCount({ round, remaining })
      if (remaining === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [round])

  // A new round starts at the full time, not at the value of the last round.
  return count.round === round ? count.remaining : COOLDOWN
}
