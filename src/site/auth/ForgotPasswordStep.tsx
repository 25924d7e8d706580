import type * as z from 'zod/mini'
import { FormTextField } from '@/ui/form/FormTextField'
import { forgotPasswordSchema } from './authSchemas'
import { AlternativeStep, DemoNote, StepForm, SubmitButton, TextAction } from './stepParts'
import { useStepForm } from './useStepForm'

type Forgotten = z.infer<typeof forgotPasswordSchema>

type Props = {
  /** the initial value; «change email» returns here with the address that was typed (D-19a) */
  email: string
  onSubmit: (email: string) => void
  onLogin: () => void
}

/** The forgotten-password step (Spec §4, §5): asks for the address that gets the code. */
export function ForgotPasswordStep({ email, onSubmit, onLogin }: Props) {
  const { control, formProps } = useStepForm<Forgotten, Forgotten>({
    schema: forgotPasswordSchema,
    defaultValues: { resetEmail: email },
    onSubmit: ({ resetEmail }) => onSubmit(resetEmail),
  })
  return (
    <StepForm {...formProps}>
      <FormTextField
        control={control}
        name="resetEmail"
        label="البريد الإلكتروني"
        type="email"
        dir="ltr"
        autoComplete="username"
      />
      <SubmitButton>إرسال الرمز</SubmitButton>
      <AlternativeStep>
        تذكرتها؟ <TextAction onClick={onLogin}>العودة إلى تسجيل الدخول</TextAction>
      </AlternativeStep>
      <DemoNote>نسخة تجريبية: لا يُرسل بريد، ويكفي أي رمز في الخطوة التالية.</DemoNote>
    </StepForm>
  )
}
