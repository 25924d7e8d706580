import { FormSwitch } from '@/ui/form/FormSwitch'
import { Group, type PanelProps, Rows } from './panelParts'
import { VisibilityChoice } from './VisibilityChoice'

/** Who can see the reader's profile, and which data (Spec §3, privacy; §6). */
export function PrivacyPanel({ control }: PanelProps) {
  return (
    <>
      <Group legend="من يرى ملفك الشخصي؟">
        <VisibilityChoice control={control} />
      </Group>
      <Rows>
        <FormSwitch
          control={control}
          name="privacy.showEmail"
          label="إظهار البريد الإلكتروني"
          hint="يظهر عنوانك لمن يرى ملفك."
        />
        <FormSwitch
          control={control}
          name="privacy.allowMessages"
          label="السماح بالرسائل"
          hint="يستطيع القراء مراسلتك."
        />
      </Rows>
    </>
  )
}
