import { Globe } from 'lucide-react'
import { TIMEZONE_CITIES, TIMEZONES } from '@/content/admin/systemSettings'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { FormTextField } from '@/ui/form/FormTextField'
import { SettingsCard, SettingsFields, SwitchLines } from './SettingsCard'
import type { CardProps } from './useSystemSettings'

const LANGUAGES = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]

const ZONES = TIMEZONES.map((zone) => ({
  value: zone,
  label: `${TIMEZONE_CITIES[zone]} (${zone})`,
}))

/** Name, description, language, time zone and notifications of the site (Spec §3). */
export function GeneralCard({ control }: CardProps) {
  return (
    <SettingsCard icon={Globe} title="الإعدادات العامة" intro="اسم الموقع ولغته وتوقيته.">
      <SettingsFields>
        <div data-wide>
          <FormTextField control={control} name="siteName" label="اسم الموقع" />
        </div>
        <div data-wide>
          <FormTextField control={control} name="siteDescription" label="وصف الموقع" rows={3} />
        </div>
        <FormSelect
          control={control}
          name="defaultLanguage"
          label="اللغة الافتراضية"
          options={LANGUAGES}
        />
        <FormSelect control={control} name="timezone" label="المنطقة الزمنية" options={ZONES} />
      </SettingsFields>
      <SwitchLines>
        <FormSwitch
          control={control}
          name="enableNotifications"
          label="تفعيل الإشعارات"
          hint="تصل إلى القراء بحسب ما اختاروه في إعداداتهم."
        />
      </SwitchLines>
    </SettingsCard>
  )
}
