import { FormSwitch } from '@/ui/form/Switch'
import { Group, type PanelProps, Rows } from './panelParts'
import { ThemeChoice } from './ThemeChoice'

/** How the news looks: the theme at once (Spec §4), the rest when saved (Spec §3, newsPreferences). */
export function DisplayPanel({ control }: PanelProps) {
  return (
    <>
      <Group legend="المظهر">
        <ThemeChoice />
      </Group>
      <Rows>
        <FormSwitch
          control={control}
          name="newsPreferences.autoRefresh"
          label="تحديث تلقائي"
          hint="تُحدَّث العناوين كل دقيقتين."
        />
        <FormSwitch
          control={control}
          name="newsPreferences.showImages"
          label="إظهار الصور"
          hint="أوقفها لتوفير البيانات."
        />
        <FormSwitch
          control={control}
          name="newsPreferences.compactView"
          label="عرض مكثّف"
          hint="عناوين أكثر في الشاشة الواحدة."
        />
      </Rows>
    </>
  )
}
