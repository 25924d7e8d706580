import { styled } from '@mui/material/styles'
import { chooseReading, savedReading } from '@/saved/reading'
import { TextSizeChoice } from '@/site/textSize/TextSizeChoice'
import { SwitchRow } from '@/ui/form/Switch'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'
import { lineHeight, readingSize, size, weight } from '@/ui/theme/tokens'
import { ChoiceRow, Group, type PanelProps, Rows, Switches } from './panelParts'
import { ThemeChoice } from './ThemeChoice'

/** How pages are displayed: theme and reading apply at once (Spec §4); news when the form is saved (D-35). */
export function DisplayPanel({ field }: PanelProps) {
  return (
    <>
      <Group legend="المظهر">
        <ThemeChoice />
      </Group>
      <Group legend="القراءة">
        <ReadingChoices />
      </Group>
      <Group legend="الأخبار">
        <Switches
          field={field}
          rows={[
            [
              'newsPreferences.autoRefresh',
              'تحديث تلقائي',
              'كل دقيقتين تتجدد أعمار الأخبار، ويُعلَّم بخط برتقالي ما نُشر بعد زيارتك السابقة.',
            ],
            [
              'newsPreferences.showImages',
              'إظهار الصور',
              'إن أوقفتها لم تُطلب صورة ولا علَم في أي صفحة، فتوفّر بياناتك.',
            ],
            [
              'newsPreferences.compactView',
              'عرض مكثّف',
              'عناوين أكثر في الشاشة الواحدة وصور أقل، وعلى الهاتف بلا صور.',
            ],
          ]}
        />
      </Group>
    </>
  )
}

// A touch screen has no keys.
const Keyboard = styled('div')({ '@media (hover: none)': { display: 'none' } })

/** A headline in the chosen size. Below its control, which therefore does not move. */
const Sample = styled('div')({
  gridColumn: '1 / -1',
  fontSize: readingSize(size.t16),
  fontWeight: weight.label,
  lineHeight: lineHeight.item,
})

/** Apply and are stored at once, independently of the form. */
function ReadingChoices() {
  const { contrast, hasShortcuts } = useStore(savedReading)
  return (
    <Rows>
      <ChoiceRow label="حجم النص" hint="للعناوين ونصوص القصص، فوق حجم متصفحك.">
        <TextSizeChoice />
        <Sample>هكذا ترى عناوين الأخبار</Sample>
      </ChoiceRow>
      <SwitchRow
        label="تباين أعلى"
        hint="نص ثانوي أغمق وحدود أوضح، ولو لم يطلبها نظامك."
        isOn={contrast === 'more'}
        onChange={(isOn) => sayIfNotStored(chooseReading({ contrast: isOn ? 'more' : 'system' }))}
      />
      <Keyboard>
        <SwitchRow
          label="اختصارات لوحة المفاتيح"
          hint="حرف واحد ينقلك بين العناوين أو يحفظها، وعلامة الاستفهام تعرضها كلها."
          isOn={hasShortcuts}
          onChange={(isOn) => sayIfNotStored(chooseReading({ hasShortcuts: isOn }))}
        />
      </Keyboard>
    </Rows>
  )
}
