import { styled } from '@mui/material/styles'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { useField } from '@/ui/form/useField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { size, weight } from '@/ui/theme/tokens'
import { Group, type PanelProps, Rows } from './panelParts'

const Digest = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 16,
  '& b': { fontWeight: weight.label },
  '& p': { fontSize: size.t13, lineHeight: 1.6, color: theme.vars.palette.tokens.muted },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 24,
  },
}))

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
        <Digest>
          <div>
            <b>ملخص الأخبار</b>
            <p>أهم ما فاتك، في رسالة واحدة.</p>
          </div>
          <SegmentedControl
            label="ملخص الأخبار"
            value={value}
            onChange={digest.onChange}
            options={DIGESTS}
          />
        </Digest>
      </Rows>
    </Group>
  )
}
