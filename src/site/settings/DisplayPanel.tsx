import { FormSwitch } from '@/ui/form/FormSwitch'
import { Group, type PanelProps, Rows } from './panelParts'
import { ThemeChoice } from './ThemeChoice'

/**
 * How news is displayed: the theme applies immediately (Spec §4); the other settings are only
 * stored (Spec §3, newsPreferences; §9: no polling).
 */
export function DisplayPanel({ control }: PanelProps) {
  return (
    <>
      <Group legend="المظهر">
        <ThemeChoice />
      </Group>
      <Group
        legend="الأخبار"
        note="نحفظ هذه الاختيارات الثلاثة، ولا تغيّر صفحات هذه النسخة التجريبية."
      >
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
      </Group>
    </>
  )
}
