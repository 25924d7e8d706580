import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { rebaseInterests, savedInterests, toggled } from '@/saved/interests'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { chosenText, InterestTiles } from '@/site/account/InterestTiles'
import { HintNote } from '@/ui/form/FieldNote'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { inLines } from '@/ui/theme/surface'
import { loginSchema, signupSchema } from './authSchemas'
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

const Buttons = styled('div')({
  ...inLines,
  gap: 8,
  '& > :first-of-type': { flexGrow: 1 },
})

/** The login step (Spec §4, §5). The password is only checked not to be empty and is never passed on. */
export function LoginStep({ actions, retained }: StepProps) {
  const { field, formProps } = useStepForm({
    schema: loginSchema,
    defaultValues: {
      ...retained.login,
      password: '',
      rememberMe: rememberedLogin.get().email !== '',
    },
    onSubmit: ({ email, rememberMe }) => actions.logIn({ email, rememberMe }),
    retain: ({ email }) => {
      retained.login = { email }
    },
  })

  return (
    <StepForm {...formProps}>
      <FormTextField {...EMAIL} {...field('email')} />
      <FormPasswordField
        {...field('password')}
        label="كلمة المرور"
        autoComplete="current-password"
      />
      <SpacedRow>
        <FormCheckbox {...field('rememberMe')} label="تذكرني" />
        <TextAction onClick={() => actions.goTo('forgot-password')}>نسيت كلمة المرور؟</TextAction>
      </SpacedRow>
      <SubmitButton>تسجيل الدخول</SubmitButton>
      <AlternativeStep>
        ليس لديك حساب؟ <TextAction onClick={() => actions.goTo('signup')}>إنشاء حساب</TextAction>
      </AlternativeStep>
      <DemoNote>نسخة تجريبية: لا يُرسل شيء إلى خادم، ويكفي أي بريد وأي كلمة مرور.</DemoNote>
    </StepForm>
  )
}

/** The signup step (Spec §4, §5): the passwords must match; their strength is guidance only. */
export function SignupStep({ actions, retained }: StepProps) {
  const { field, formProps } = useStepForm({
    schema: signupSchema,
    defaultValues: { ...retained.signup, password: '', confirmPassword: '' },
    onSubmit: ({ name, email }) => actions.signUp({ name, email }),
    retain: ({ name, email }) => {
      retained.signup = { name, email }
    },
  })

  return (
    <StepForm {...formProps}>
      <FormTextField {...field('name')} label="الاسم" autoComplete="name" />
      <FormTextField {...EMAIL} {...field('email')} />
      <NewPassword {...field('password')} again="confirmPassword" label="كلمة المرور" />
      <SubmitButton>إنشاء الحساب</SubmitButton>
      <AlternativeStep>
        لديك حساب؟ <TextAction onClick={() => actions.goTo('login')}>تسجيل الدخول</TextAction>
      </AlternativeStep>
      <DemoNote>نسخة تجريبية: لا يُرسل شيء إلى خادم، ولا تُحفظ كلمة المرور في أي مكان.</DemoNote>
    </StepForm>
  )
}

/** The preferences step (Spec §4): six interests; save and skip both finish the dialog. */
export function PreferencesStep({ actions }: StepProps) {
  const [before] = useState(savedInterests.get)
  const [chosen, setChosen] = useState(before)

  return (
    <StepForm as="div">
      <InterestTiles
        variant="short"
        label="الاهتمامات"
        selected={chosen}
        onToggle={(id) => setChosen(toggled(chosen, id))}
      />
      <HintNote as="p">
        <span role="status">{chosenText(chosen.length)}</span> يمكنك تخصيص اهتماماتك لاحقًا من لوحتك.
      </HintNote>
      <Buttons>
        <Button
          variant="contained"
          color="primary"
          onClick={() => actions.savePreferences(rebaseInterests(before, chosen))}
        >
          حفظ التفضيلات
        </Button>
        <Button onClick={() => actions.skipPreferences()}>ليس الآن</Button>
      </Buttons>
    </StepForm>
  )
}
