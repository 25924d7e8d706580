import { Gauge } from 'lucide-react'
import { FormCountField } from '@/ui/form/FormCountField'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { FormTextField } from '@/ui/form/FormTextField'
import { SettingsCard, SettingsFields, SwitchedField } from './SettingsCard'
import type { CardProps } from './useSystemSettings'

/** Analytics and cache settings (Spec §3). */
export function PerformanceCard({ control }: CardProps) {
  return (
    <SettingsCard icon={Gauge} title="الأداء" intro="قياس الزيارات والتخزين المؤقت.">
      <SettingsFields>
        <SwitchedField>
          <FormSwitch
            control={control}
            name="enableAnalytics"
            label="تفعيل التحليلات"
            hint="يقيس الزيارات ومشاهدات الصفحات."
          />
          <FormTextField
            control={control}
            name="analyticsCode"
            label="رمز التحليلات"
            rows={3}
            dir="ltr"
            spellCheck={false}
            hint="نص حر، كما تعطيه خدمة التحليلات."
          />
        </SwitchedField>
        <SwitchedField>
          <FormSwitch
            control={control}
            name="cacheEnabled"
            label="تفعيل التخزين المؤقت"
            hint="صفحات أسرع وحمل أقل على الخادم."
          />
          <FormCountField
            control={control}
            name="cacheDuration"
            label="مدة التخزين المؤقت (بالثواني)"
            empty={0}
            hint="3,600 ثانية هي ساعة واحدة."
          />
        </SwitchedField>
      </SettingsFields>
    </SettingsCard>
  )
}
