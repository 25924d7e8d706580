import { Mail } from 'lucide-react'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormPasswordField } from '@/ui/form/PasswordField'
import { SettingsCard, SettingsFields, SwitchLines } from './SettingsCard'
import type { CardProps } from './useSystemSettings'

const CODE = { dir: 'ltr', autoComplete: 'off' } as const

/** The mail server of the site (Spec §3). The port is a string (Spec §5). */
export function EmailCard({ control }: CardProps) {
  return (
    <SettingsCard icon={Mail} title="البريد الإلكتروني" intro="الخادم الذي يرسل رسائل الموقع.">
      <SettingsFields>
        <FormTextField
          {...CODE}
          control={control}
          name="smtpHost"
          label="خادم SMTP"
          placeholder="smtp.example.com"
        />
        <FormTextField
          {...CODE}
          control={control}
          name="smtpPort"
          label="منفذ SMTP"
          inputMode="numeric"
        />
        <FormTextField {...CODE} control={control} name="smtpUsername" label="اسم مستخدم SMTP" />
        <FormPasswordField
          control={control}
          name="smtpPassword"
          label="كلمة مرور SMTP"
          autoComplete="new-password"
          hint="لا تُحفظ في المتصفح، ولا تظهر بعد الحفظ."
        />
      </SettingsFields>
      <SwitchLines>
        <FormSwitch
          control={control}
          name="enableSSL"
          label="تفعيل SSL"
          hint="اتصال مشفّر بخادم البريد."
        />
      </SwitchLines>
    </SettingsCard>
  )
}
