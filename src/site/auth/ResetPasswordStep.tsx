import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { resetPasswordSchema } from './authSchemas'
import { NewPassword, PASSWORD_GUIDANCE } from './NewPassword'
import { DemoNote, StepForm, SubmitButton } from './stepParts'
import { useStepForm } from './useStepForm'

type Reset = z.infer<typeof resetPasswordSchema>

type Props = {
  /** the account of the password, for password managers */
  email: string
  onSubmit: () => void
}

/** The reset step (Spec §4, §5): a new password, typed twice. It is never passed on. */
export function ResetPasswordStep({ email, onSubmit }: Props) {
  const { control, formProps } = useStepForm<Reset, Reset>({
    schema: resetPasswordSchema,
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    onSubmit,
  })
  const newPassword = useWatch({ control, name: 'newPassword' })
  return (
    <StepForm {...formProps}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPassword value={newPassword}>
        <FormPasswordField
          control={control}
          name="newPassword"
          label="كلمة المرور الجديدة"
          autoComplete="new-password"
          hint={PASSWORD_GUIDANCE}
        />
      </NewPassword>
      <FormPasswordField
        control={control}
        name="confirmNewPassword"
        label="تأكيد كلمة المرور الجديدة"
        autoComplete="new-password"
      />
      <SubmitButton>تغيير كلمة المرور</SubmitButton>
      <DemoNote>نسخة تجريبية: لا تُحفظ كلمة المرور في أي مكان.</DemoNote>
    </StepForm>
  )
}
