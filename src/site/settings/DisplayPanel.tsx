import { TEXT_SIZES, type TextSize } from '@/lib/reading'
import { savedReading } from '@/saved/reading'
import { FormSwitch } from '@/ui/form/FormSwitch'
import { SwitchRow } from '@/ui/form/Switch'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { NOT_STORED } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { useStore } from '@/ui/useStore'
import { ChoiceRow, Group, type PanelProps, Rows } from './panelParts'
import { ThemeChoice } from './ThemeChoice'

/** How pages are displayed: theme and reading apply at once (Spec §4); news when the form is saved (D-35). */
export function DisplayPanel({ control }: PanelProps) {
  return (
    <>
      <Group legend="المظهر">
        <ThemeChoice />
      </Group>
      <Group legend="القراءة">
        <ReadingChoices />
      </Group>
      <Group legend="الأخبار">
        <Rows>
          <FormSwitch
            control={control}
            name="newsPreferences.autoRefresh"
            label="تحديث تلقائي"
            hint="كل دقيقتين يُحسب عمر كل خبر من جديد، ويُعلَّم بخط برتقالي ما نُشر بعد زيارتك السابقة، بلا اتصال بالخادم."
          />
          <FormSwitch
            control={control}
            name="newsPreferences.showImages"
            label="إظهار الصور"
            hint="إن أوقفتها لم تُطلب صورة ولا علَم في أي صفحة، فتوفّر بياناتك."
          />
          <FormSwitch
            control={control}
            name="newsPreferences.compactView"
            label="عرض مكثّف"
            hint="عناوين أكثر في الشاشة الواحدة وصور أقل، وعلى الهاتف بلا صور."
          />
        </Rows>
      </Group>
    </>
  )
}

const SIZE_LABELS: Record<TextSize, string> = {
  100: 'عادي',
  115: 'كبير',
  130: 'أكبر',
  150: 'الأكبر',
}

const SIZES = TEXT_SIZES.map((size) => ({ value: String(size), label: SIZE_LABELS[size] }))

/** Apply and are stored at once, independently of the form. */
function ReadingChoices() {
  const reading = useStore(savedReading, savedReading.shipped)
  const { textSize, contrast, hasShortcuts } = reading

  function choose(choice: Partial<typeof reading>) {
    if (!savedReading.save({ ...savedReading.get(), ...choice })) toast.error(NOT_STORED)
  }

  return (
    <Rows>
      <ChoiceRow label="حجم النص" hint="في كل الصفحات، فوق حجم متصفحك.">
        <SegmentedControl
          label="حجم النص"
          value={String(textSize)}
          options={SIZES}
          onChange={(value) =>
            choose({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? 100 })
          }
        />
      </ChoiceRow>
      <SwitchRow
        label="تباين أعلى"
        hint="نص ثانوي أغمق وحدود أوضح، ولو لم يطلبها نظامك."
        isOn={contrast === 'more'}
        onChange={(isOn) => choose({ contrast: isOn ? 'more' : 'system' })}
      />
      <SwitchRow
        label="اختصارات لوحة المفاتيح"
        hint="حرف واحد ينقلك بين العناوين أو يحفظها، وعلامة الاستفهام تعرضها كلها."
        isOn={hasShortcuts}
        onChange={(isOn) => choose({ hasShortcuts: isOn })}
      />
    </Rows>
  )
}
