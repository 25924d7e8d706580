import type { z } from 'zod'
import { FormCheckbox } from '@/ui/form/Checkbox'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { FormTextField } from '@/ui/form/TextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { loginSchema } from './authSchemas'
import { DemoNote, Ends, OtherWay, StepForm, SubmitButton, TextAction } from './stepParts'
import { type Kept, useKeptFields } from './useKeptFields'

type Login = z.infer<typeof loginSchema>

type Props = Kept<'login'> & {
  onSubmit: (login: Pick<Login, 'email' | 'rememberMe'>) => void
  onForgot: () => void
  onSignUp: () => void
}

/**
 * The login step (Spec §4, §5). The password is only checked not to be empty and is never passed
 * on.
 */
export function LoginStep({ kept, onKeep, onSubmit, onForgot, onSignUp }: Props) {
  const { control, formProps, getValues } = useAlertingForm<Login, Login>({
    schema: loginSchema,
    defaultValues: { ...kept, password: '', rememberMe: false },
    onSubmit: ({ email, rememberMe }) => onSubmit({ email, rememberMe }),
  })
  useKeptFields(() => ({ email: getValues('email') }), onKeep)
  return (
    <StepForm {...formProps}>
      <FormTextField
        control={control}
        name="email"
        label="البريد الإلكتروني"
        type="email"
        dir="ltr"
        autoComplete="username"
      />
      <FormPasswordField
        control={control}
        name="password"
        label="كلمة المرور"
        autoComplete="current-password"
      />
      <Ends>
        <FormCheckbox control={control} name="rememberMe" label="تذكرني" />
        <TextAction onClick={onForgot}>نسيت كلمة المرور؟</TextAction>
      </Ends>
      <SubmitButton>تسجيل الدخول</SubmitButton>
      <OtherWay>
        ليس لديك حساب؟ <TextAction onClick={onSignUp}>إنشاء حساب</TextAction>
      </OtherWay>
      <DemoNote>نسخة تجريبية: لا يُرسل شيء إلى خادم، ويكفي أي بريد وأي كلمة مرور.</DemoNote>
    </StepForm>
  )
}
