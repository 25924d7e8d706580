import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { useField } from '@/ui/form/FormTextField'
import { ChoiceRow, Group, type PanelProps, Rows } from './panelParts'

const DIGESTS = [
  { value: 'daily', label: 'يومي' },
  { value: 'weekly', label: 'أسبوعي' },
  { value: 'never', label: 'بلا ملخص' },
] as const

/** Which emails the reader gets, and how often (Spec §3, emailPreferences; §9). */
export function PreferencesPanel({ control }: PanelProps) {
  const digest = useField({ control, name: 'emailPreferences.digest' })
  const value = DIGESTS.find((option) => option.value === digest.value)?.value ?? 'never'
  return (
    <Group legend="رسائل البريد" note="نحفظ اختيارك، ولا تُرسل هذه النسخة التجريبية بريدًا.">
      <Rows>
        <FormSwitch
          control={control}
          name="emailPreferences.newsletter"
          label="النشرة البريدية"
          hint="نشرة واحدة كل يوم في السابعة صباحًا."
        />
        <FormSwitch
          control={control}
          name="emailPreferences.marketing"
          label="رسائل تسويقية"
          hint="جديد مدار وعروض الشركاء."
        />
        <ChoiceRow label="ملخص الأخبار" hint="أهم ما فاتك، في رسالة واحدة.">
          <SegmentedControl
            label="ملخص الأخبار"
            value={value}
            onChange={digest.onChange}
            options={DIGESTS}
          />
        </ChoiceRow>
      </Rows>
    </Group>
  )
}
