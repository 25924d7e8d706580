import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { signupSchema } from './authSchemas'
import { NewPassword, PASSWORD_GUIDANCE } from './NewPassword'
import { AlternativeStep, DemoNote, StepForm, SubmitButton, TextAction } from './stepParts'
import { type RetainedFieldsProps, useRetainedFields } from './useRetainedFields'
import { useStepForm } from './useStepForm'

type Signup = z.infer<typeof signupSchema>

type Props = RetainedFieldsProps<'signup'> & {
  onSubmit: (signup: Pick<Signup, 'name' | 'email'>) => void
  onLogin: () => void
}

/** The signup step (Spec §4, §5): the passwords must match; their strength is guidance only. */
export function SignupStep({ retained, onRetain, onSubmit, onLogin }: Props) {
  const { control, formProps, getValues } = useStepForm<Signup, Signup>({
    schema: signupSchema,
    defaultValues: { ...retained, password: '', confirmPassword: '' },
    onSubmit: ({ name, email }) => onSubmit({ name, email }),
  })
  useRetainedFields(() => {
    const { name, email } = getValues()
    return { name, email }
  }, onRetain)
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
      <AlternativeStep>
        لديك حساب؟ <TextAction onClick={onLogin}>تسجيل الدخول</TextAction>
      </AlternativeStep>
      <DemoNote>نسخة تجريبية: لا يُرسل شيء إلى خادم، ولا تُحفظ كلمة المرور في أي مكان.</DemoNote>
    </StepForm>
  )
}
