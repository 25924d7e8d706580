import type * as z from 'zod/mini'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { loginSchema } from './authSchemas'
import {
  AlternativeStep,
  DemoNote,
  SpacedRow,
  StepForm,
  SubmitButton,
  TextAction,
} from './stepParts'
import { type RetainedFieldsProps, useRetainedFields } from './useRetainedFields'
import { useStepForm } from './useStepForm'

type Login = z.infer<typeof loginSchema>

type Props = RetainedFieldsProps<'login'> & {
  onSubmit: (login: Pick<Login, 'email' | 'rememberMe'>) => void
  onForgot: () => void
  onSignUp: () => void
}

/** The login step (Spec §4, §5). The password is only checked not to be empty and is never passed on. */
export function LoginStep({ retained, onRetain, onSubmit, onForgot, onSignUp }: Props) {
  const { control, formProps, getValues } = useStepForm<Login, Login>({
    schema: loginSchema,
    defaultValues: { ...retained, password: '', rememberMe: rememberedLogin.get().email !== '' },
    onSubmit: ({ email, rememberMe }) => onSubmit({ email, rememberMe }),
  })
  useRetainedFields(() => ({ email: getValues('email') }), onRetain)
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
      <SpacedRow>
        <FormCheckbox control={control} name="rememberMe" label="تذكرني" />
        <TextAction onClick={onForgot}>نسيت كلمة المرور؟</TextAction>
      </SpacedRow>
      <SubmitButton>تسجيل الدخول</SubmitButton>
      <AlternativeStep>
        ليس لديك حساب؟ <TextAction onClick={onSignUp}>إنشاء حساب</TextAction>
      </AlternativeStep>
      <DemoNote>نسخة تجريبية: لا يُرسل شيء إلى خادم، ويكفي أي بريد وأي كلمة مرور.</DemoNote>
    </StepForm>
  )
}
