import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { FormTextField } from '@/ui/form/TextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { signupSchema } from './authSchemas'
import { NewPassword, PASSWORD_GUIDANCE } from './NewPassword'
import { DemoNote, OtherWay, StepForm, SubmitButton, TextAction } from './stepParts'
import { type Kept, useKeptFields } from './useKeptFields'

type Signup = z.infer<typeof signupSchema>

type Props = Kept<'signup'> & {
  onSubmit: (signup: Pick<Signup, 'name' | 'email'>) => void
  onLogin: () => void
}

/** The signup step (Spec §4, §5): the passwords must match; their strength is guidance only. */
export function SignupStep({ kept, onKeep, onSubmit, onLogin }: Props) {
  const { control, formProps, getValues } = useAlertingForm<Signup, Signup>({
    schema: signupSchema,
    defaultValues: { ...kept, password: '', confirmPassword: '' },
    onSubmit: ({ name, email }) => onSubmit({ name, email }),
  })
  useKeptFields(() => {
    const { name, email } = getValues()
    return { name, email }
  }, onKeep)
  const password = useWatch({ control, name: 'password' })
  return (
    <StepForm {...formProps}>
      <FormTextField control={control} name="name" label="الاسم" autoComplete="name" />
      <FormTextField
        control={control}
        name="email"
        label="البريد الإلكتروني"
        type="email"
        dir="ltr"
        autoComplete="username"
      />
      <NewPassword value={password}>
        <FormPasswordField
          control={control}
          name="password"
          label="كلمة المرور"
          autoComplete="new-password"
          hint={PASSWORD_GUIDANCE}
        />
      </NewPassword>
      <FormPasswordField
        control={control}
        name="confirmPassword"
        label="تأكيد كلمة المرور"
        autoComplete="new-password"
      />
      <SubmitButton>إنشاء الحساب</SubmitButton>
      <OtherWay>
        لديك حساب؟ <TextAction onClick={onLogin}>تسجيل الدخول</TextAction>
      </OtherWay>
      <DemoNote>نسخة تجريبية: لا يُرسل شيء إلى خادم، ولا تُحفظ كلمة المرور في أي مكان.</DemoNote>
    </StepForm>
  )
}
